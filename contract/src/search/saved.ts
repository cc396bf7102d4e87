import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { line } from '../values.ts'
import { wire } from '../wire.ts'

export const maxSavedSearches = 50

export const searchName = line(60, 'Enter a name')
/** Query parameters that search for one person. Such a search cannot be saved. */
export const personalParameters = ['id', 'name', 'mobile', 'alternate', 'email', 'birth'] as const

export const isPersonal = (query: string): boolean => {
  const parameters = new URLSearchParams(query)
  return personalParameters.some((name) => parameters.has(name))
}

/** Query of an address, without the question mark. */
export const addressQuery = z
  .string()
  .regex(/^[\w.~%+*=&@-]{1,4000}$/, 'Search first')
  .refine((text) => !isPersonal(text), 'You cannot save a search for one person')

const savedSearch = wire('Saved search', {
  id: ['id', z.number().int(), 'Id'],
  name: ['na', z.string(), 'Name that its owner gave it'],
  query: ['qu', z.string(), 'The search, as the query of its address'],
})

const ownSearches = { permission: 'staff.area' } as const

export const listSavedSearches = endpoint({
  ...ownSearches,
  path: '/searches',
  audit: noAudit.own,
  summary: 'Saved searches of the caller, by name',
  reply: z.array(savedSearch).max(maxSavedSearches),
})

export const saveSearch = endpoint({
  ...ownSearches,
  method: 'POST',
  path: '/searches',
  audit: noAudit.own,
  summary: `Save a search; at most ${maxSavedSearches} for each member of staff`,
  body: wire('New saved search', {
    name: ['na', searchName, 'Name that its owner gives it'],
    query: ['qu', addressQuery, 'The search, as the query of its address'],
  }),
  reply: savedSearch,
})

export const renameSearch = endpoint({
  ...ownSearches,
  method: 'PUT',
  path: '/searches/:id',
  audit: noAudit.own,
  summary: 'Rename a saved search',
  body: wire('Name of a search', { name: ['na', searchName, 'Name that its owner gives it'] }),
  reply: savedSearch,
})

export const deleteSearch = endpoint({
  ...ownSearches,
  method: 'DELETE',
  path: '/searches/:id',
  audit: noAudit.own,
  summary: 'Delete a saved search',
})
