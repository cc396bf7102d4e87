import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { bnrId, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { linkStates, openedStates } from './rules.ts'

const own = { permission: 'sharing.own' } as const

export const shareProfile = endpoint({
  ...own,
  method: 'POST',
  path: '/profiles/:id/share',
  summary: 'Make a link with which relatives read a profile without a login',
  reply: wire('New link to a profile', {
    link: ['link', z.string(), 'Address to send; it is not stored and cannot be shown again'],
    expiresAt: ['exp', moment, 'When it expires'],
  }),
  limit: { requests: 20 },
})

const opening = wire('Opening of a link', {
  at: ['at', moment, 'When'],
  device: ['dv', z.string().optional(), 'Kind of device, e.g. Android'],
})

const sharedLink = wire('Link to a profile', {
  id: ['id', z.number().int(), 'Id'],
  bnrId: ['pid', bnrId.optional(), 'BNR ID of the shared profile; left out once it is gone'],
  name: ['na', z.string().optional(), 'Name of the shared profile; left out once it is gone'],
  createdAt: ['cdt', moment, 'When it was made'],
  expiresAt: ['exp', moment, 'When it expires'],
  state: ['st', z.enum(linkStates), 'Whether it still works'],
  openings: ['op', z.array(opening), 'When it was opened, the newest first'],
})
export type SharedLink = z.output<typeof sharedLink>

export const readSharedLinks = endpoint({
  ...own,
  path: '/sharedLinks',
  summary: 'The links of the member, the newest first, with each opening',
  query: z.object(pageQuery()),
  reply: pageOf('links to profiles', sharedLink),
})

export const revokeSharedLink = endpoint({
  ...own,
  method: 'DELETE',
  path: '/sharedLinks/:id',
  summary: 'End a link of the member at once',
})

export const saveSharingSetting = endpoint({
  ...own,
  method: 'PUT',
  path: '/sharing',
  summary: 'Allow or forbid other members to share the own profile; forbidding ends their links',
  body: wire('Sharing of the own profile', {
    othersMayShare: ['oms', z.boolean(), 'Other members may share it with their families'],
  }),
})

const part = wire('Part of a biodata', {
  title: ['ti', z.string(), 'Title'],
  text: ['tx', z.string().optional(), 'A text above the facts'],
  lines: [
    'li',
    z.array(
      wire('Fact of a biodata', { label: ['lb', z.string(), 'Label'], value: ['v', z.string(), 'Value'] }),
    ),
    'The facts that are given',
  ],
})

/** What the PDF shows, in the same words. */
const sharedBiodata = wire('Shared biodata', {
  name: ['na', z.string(), 'Name'],
  bnrId: ['pid', bnrId, 'BNR ID'],
  summary: ['su', z.string(), 'The first facts in one line'],
  about: ['ab', z.string().optional(), 'How the person describes themselves'],
  parts: ['pt', z.array(part), 'The sections of the profile, without contact details'],
  preferences: ['pr', z.array(part), 'Partner preferences'],
})
export type SharedBiodata = z.output<typeof sharedBiodata>

const openedLink = wire('Opened link', {
  state: ['st', z.enum(openedStates), 'Whether the link works; without `open` there is no profile'],
  biodata: ['bd', sharedBiodata.optional(), 'The profile as a member sees it, without contact details'],
  photo: ['ph', z.string().optional(), 'Address or content of the profile photo'],
  expiresAt: ['exp', moment.optional(), 'When the link expires'],
})
export type OpenedLink = z.output<typeof openedLink>

/** The token is in the body, so that no log contains it. */
export const openSharedLink = endpoint({
  method: 'POST',
  path: '/sharedLinks/open',
  audit: noAudit.guests,
  permission: 'public',
  summary: 'Read a shared profile with the token of a link; counts as an opening',
  body: wire('Token of a link', { token: ['token', z.string().max(100), 'Token from the address'] }),
  reply: openedLink,
  limit: { requests: 30 },
})
