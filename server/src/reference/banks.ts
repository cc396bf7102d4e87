import type { Criterion } from '@bnr/contract/criteria'
import { bankKeys } from '@bnr/contract/reference/keys'
import type { Actor } from '../http/actor.ts'
import { checkCriteria } from '../http/criteria.ts'
import { banks } from './data/banks.ts'

const known = banks.entries.map(({ code, label }) => ({ id: code, name: label }))

/** The banks whose names contain all texts of the criteria. */
export function findBanks(actor: Actor, criteria: readonly Criterion[]) {
  const texts = checkCriteria(bankKeys, actor, criteria).map(({ value }) => value.toLowerCase())
  return known.filter(({ name }) => texts.every((text) => name.toLowerCase().includes(text)))
}
