import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { endpoint, idParams } from '../endpoint.ts'
import { line } from '../values.ts'
import { wire } from '../wire.ts'

export const mostSavedSearches = 50

const name = line(60, 'Enter a name')
/** What an address asks of one person: that is looked for, and not kept. */
export const personalParameters = ['id', 'name', 'mobile', 'alternate', 'email', 'birth'] as const

export const isPersonal = (query: string): boolean => {
  const asked = new URLSearchParams(query)
  return personalParameters.some((name) => asked.has(name))
}

/** As an address says it, without the question mark. */
const query = z
  .string()
  .regex(/^[\w.~%+*=&@-]{1,4000}$/, 'Search first')
  .refine((text) => !isPersonal(text), 'You cannot save a search for one person')

const savedSearch = wire('Saved search', {
  id: ['id', z.number().int(), 'Id'],
  name: ['na', z.string(), 'What its owner calls it'],
  query: ['qu', z.string(), 'The search as the address of its results says it'],
})

const ofOwner = { permission: 'staff.area' } as const

export const listSavedSearches = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/searches',
  audit: noAudit.own,
  summary: 'The searches that the caller has saved, by name',
  reply: z.array(savedSearch).max(mostSavedSearches),
})

export const saveSearch = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/searches',
  audit: noAudit.own,
  summary: `Save a search; each of the staff has at most ${mostSavedSearches}`,
  body: wire('New saved search', {
    name: ['na', name, 'What its owner calls it'],
    query: ['qu', query, 'The search as the address of its results says it'],
  }),
  reply: savedSearch,
})

export const renameSearch = endpoint({
  ...ofOwner,
  method: 'PUT',
  path: '/searches/:id',
  audit: noAudit.own,
  summary: 'Give a saved search another name',
  params: idParams,
  body: wire('Name of a search', { name: ['na', name, 'What its owner calls it'] }),
  reply: savedSearch,
})

export const deleteSearch = endpoint({
  ...ofOwner,
  method: 'DELETE',
  path: '/searches/:id',
  audit: noAudit.own,
  summary: 'Delete a saved search',
  params: idParams,
})
