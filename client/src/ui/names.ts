import type { SeatData, TableData } from '../protocol'
import { t } from '../texts'

/** What a seat is called: the name written on it, or what kind of player sits there. */
export function nameOf(seat: SeatData): string {
  return seat.name || (seat.bot ? t.table.bot(seat.bot) : t.table.nobody)
}

export function seatName(table: TableData | undefined, seat: number): string {
  const found = table?.seats.find((each) => each.seat === seat)
  return found ? nameOf(found) : t.ending.printed
}

/** Names as one says them: Ann, Bo and Cy. */
export function listed(names: string[]): string {
  return new Intl.ListFormat('en').format(names)
}
