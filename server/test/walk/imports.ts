import * as endpoints from '@bnr/contract/imports/endpoints'
import { leftOut } from '@bnr/contract/imports/schemas'
import { importMachine, importMoveNames, importStates } from '@bnr/contract/imports/states'
import { eq, sql } from 'drizzle-orm'
import { importRows, imports } from '../../src/imports/tables.ts'
import { createStaff } from '../factories/accounts.ts'
import type { TestService } from '../harness.ts'
import { csv, heading, person, uploadProfiles } from '../importFiles.ts'
import type { Person } from './people.ts'
import type { Action, MakeSubject } from './subject.ts'

/** An import of the person who tries the action; for anybody else it does not exist. */
export const ownImportSubject: MakeSubject = async (service) => {
  const { token } = await createStaff(service, 'tele_manager')
  const { item } = await uploadProfiles(service, token, csv(heading, person('Walked')))
  const { id } = item
  const saved = await service.db.select().from(imports).where(eq(imports.id, id))
  const rows = await service.db.select().from(importRows).where(eq(importRows.importId, id))
  return {
    name: 'own import',
    states: importStates,
    isOfPerson: true,
    actions: [...moves(service, id), ...others(service, id)],
    put: async (state, { userId }) => {
      await service.db.insert(imports).overridingSystemValue().values(saved).onConflictDoNothing()
      await service.db.insert(importRows).values(rows).onConflictDoNothing()
      await service.db.execute(
        sql`update imports set state = ${state}, staff_id = coalesce(${userId ?? null}, staff_id) where id = ${id}`,
      )
    },
    canOf: async ({ token: by }) => {
      const { body } = await service.call(endpoints.readImport, { params: { id } }, by)
      return body.can
    },
    row: sql`select imports.* from imports where id = ${id}`,
  }
}

const audited =
  (name: 'start' | 'stop' | 'change' | 'discard') =>
  ({ userId }: Person) => [`audit: ${importMachine.actions[name].audit} by ${userId}`]

const moves = (service: TestService, id: number): Action[] =>
  importMoveNames.map((name) => {
    const { from, to } = importMachine.actions[name]
    const { permission } = endpoints.moveImport[name]
    const call: Action['call'] = ({ token }) =>
      service.call(endpoints.moveImport[name], { params: { id } }, token)
    return { name, can: name, from, to, permission, call, leaves: audited(name) }
  })

function others(service: TestService, id: number): Action[] {
  const { change, discard, download } = importMachine.actions
  const { permission } = endpoints.readImport
  const params = { id }
  const body = { fields: heading.map(() => leftOut), suggestions: false }
  return [
    {
      name: 'change',
      can: 'change',
      from: change.from,
      stays: true,
      permission,
      leaves: audited('change'),
      call: ({ token }) => service.call(endpoints.mapImport, { params, body }, token),
    },
    {
      name: 'discard',
      can: 'discard',
      from: discard.from,
      permission,
      leaves: audited('discard'),
      call: ({ token }) => service.call(endpoints.discardImport, { params }, token),
    },
    {
      name: 'download',
      can: 'download',
      from: download.from,
      stays: true,
      permission,
      call: ({ token }) => service.call(endpoints.downloadOutcome, { params }, token),
    },
  ]
}
