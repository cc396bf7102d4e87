import { any } from '@bnr/contract/search/defaults'
import type { GuestSearch } from '../guestQuery.ts'
import { toQuery } from '../query.ts'
import { emptyValues } from '../searchForms.ts'

/** The address of the same search for somebody who has logged in. */
export function memberSearchOf({ from, to, denomination }: GuestSearch): string {
  const values = {
    ...emptyValues(),
    age: { from: String(from), to: String(to) },
    denomination: denomination === any ? [] : [denomination],
  }
  return `/profile/list?${toQuery({ form: 'quick', values, page: 0 })}`
}
