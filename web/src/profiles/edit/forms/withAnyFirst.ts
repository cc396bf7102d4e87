import { any } from '@bnr/contract/search/defaults'
import type { Choices } from '../../../reference/calls.ts'

/** Adds Any to lists that the server sends without it, for preferences. */
export const withAnyFirst = <List extends Pick<Choices, 'choices'>>(list: List, label: string): List => ({
  ...list,
  choices: [{ value: any, label }, ...list.choices],
})
