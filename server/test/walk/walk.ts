import { isDeepStrictEqual } from 'node:util'
import { may } from '@bnr/contract/access'
import { rows } from '../../src/database/database.ts'
import type { TestService } from '../harness.ts'
import type { Person } from './people.ts'
import type { Action, Subject } from './subject.ts'
import { openTraces } from './traces.ts'

type Row = { state: string } & Record<string, unknown>

/** The status of the reply, the state after it, and whether the service recorded the action. */
export type Outcome = string

/**
 * The outcome that the tables require. The service checks permissions first (401, 403), then ownership (404), then the state
 * (409), so that nobody learns the state of a record that they may not see.
 */
export function expectedOutcome(subject: Subject, action: Action, state: string, person: Person): Outcome {
  const stays = (status: number) => `${status}, stays ${state}`
  const isOwner = person === subject.owner
  if (person.token === undefined) return stays(401)
  if (!may(person.roles, action.permission) || (isOwner && subject.closed?.includes(state))) return stays(403)
  const first = action.first?.(person)
  if (first) return stays(first === 'ignored' ? 200 : 403)
  if ((!isOwner && !person.isStaff) || subject.gone?.includes(state)) return stays(404)
  if (!action.from.includes(state) && action.repeatable) return stays(200)
  if (!action.from.includes(state)) return `${stays(409)}${action.silent ? '' : ', names the state'}`
  const reached = action.stays || action.to === state ? `stays ${state}` : (action.to ?? 'gone')
  return `200, ${reached}${action.leaves ? ', recorded' : ''}`
}

/** Returns a function that makes the call and describes its outcome in the same words. */
export async function openWalk(service: TestService, subject: Subject) {
  const tracesSince = await openTraces(service)
  const read = async (): Promise<Row | undefined> => (await rows<Row>(service.db, subject.row))[0]
  /** The row after a call that changed nothing, so that the test need not put it into its state again. */
  let left: { row: Row | undefined; state: string } | undefined

  async function placed(state: string, person: Person): Promise<Row | undefined> {
    if (left?.state === state && !subject.isOfPerson) return left.row
    await subject.put(state, person)
    await tracesSince()
    return await read()
  }

  return async (action: Action, state: string, person: Person): Promise<Outcome> => {
    const before = await placed(state, person)
    const { status, wire } = await action.call(person)
    const [after, traces] = [await read(), await tracesSince()]
    const isRepeated = action.repeatable && !action.from.includes(state)
    const isIdle = status >= 400 || isRepeated || action.first?.(person) === 'ignored'
    left = isIdle && isDeepStrictEqual(after, before) ? { row: before, state } : undefined
    const namesState = status === 409 && !action.silent && messageIn(wire).includes(state)
    return [
      status,
      stateAfter(before, after, isIdle),
      ...(namesState ? ['names the state'] : []),
      ...recordedIn(traces, isIdle ? undefined : action.leaves?.(person, state)),
    ].join(', ')
  }
}

const messageIn = (wire: unknown) => (wire as { message?: string } | undefined)?.message ?? ''

/** A call that changes nothing must leave every column as it was, not only the state. */
function stateAfter(before: Row | undefined, after: Row | undefined, isIdle: boolean): string {
  if (!after) return 'gone'
  if (after.state !== before?.state) return after.state
  const changed = isIdle
    ? Object.keys(after).filter((key) => !isDeepStrictEqual(after[key], before[key]))
    : []
  return `stays ${after.state}${changed.length > 0 ? ` with another ${changed}` : ''}`
}

function recordedIn(traces: string[], wanted: string[] | undefined): string[] {
  if (!wanted) return traces.length > 0 ? [`although ${traces.join(' and ')}`] : []
  const missing = wanted.filter((one) => !traces.includes(one))
  return missing.length > 0 ? [`without ${missing.join(' and ')}`] : ['recorded']
}
