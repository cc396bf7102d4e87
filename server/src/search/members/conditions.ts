import type { Criterion } from '@bnr/contract/criteria'
import type { MemberSearch } from '@bnr/contract/search/memberSearches'
import type { SQL } from 'drizzle-orm'
import { type Actor, hasFullView } from '../../http/actor.ts'
import { Failure } from '../../platform/failure.ts'
import { askedBy, conditionsFor, filtersOf } from '../conditions.ts'
import type { Filter } from '../filters.ts'

/** One of the two is undefined. */
interface Now {
  conditions?: SQL[]
  problem?: NonNullable<MemberSearch['problem']>
}

/** The conditions of a saved search, checked again as the member may search today; or why it cannot run. */
export function conditionsNow(actor: Actor, criteria: readonly Criterion[], now: Date): Now {
  try {
    const asked = askedBy(actor, criteria, now)
    if (filtersOf(asked).some(findsNobody)) return { problem: 'outdated' }
    return { conditions: conditionsFor(asked) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { problem: hasFullView(actor) ? 'outdated' : 'closed' }
  }
}

/** None of the chosen labels is on the list any more. */
const findsNobody = (filter: Filter): boolean => filter.kind === 'codes' && filter.codes.length === 0
