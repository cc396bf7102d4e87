import type { Criterion } from '@bnr/contract/criteria'
import { bankKeys } from '@bnr/contract/reference/keys'
import type { Actor } from '../platform/actor.ts'
import { checkCriteria } from '../platform/criteria.ts'
import { banks } from './data/banks.ts'

const known = banks.entries.map(({ code, label }) => ({ id: code, name: label }))

/** The banks whose names hold every text that was asked for. */
export function banksFound(actor: Actor, criteria: readonly Criterion[]) {
  const asked = checkCriteria(bankKeys, actor, criteria).map(({ value }) => value.toLowerCase())
  return known.filter(({ name }) => asked.every((text) => name.toLowerCase().includes(text)))
}
