import { any } from '@bnr/contract/search/defaults'
import type { Choices } from '../../../reference/calls.ts'

/** Lists that the server gives without Any, for preferences. */
export const withAnyFirst = <List extends Pick<Choices, 'choices'>>(list: List, label: string): List => ({
  ...list,
  choices: [{ value: any, label }, ...list.choices],
})
