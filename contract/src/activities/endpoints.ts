import { z } from '#schema'
import { endpoint, endpointsOf, idParam } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { profileCard } from '../profiles/card.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { wire } from '../wire.ts'
import { interestAnswerNames, interestAnswers } from './interests.ts'
import { activityKeys } from './keys.ts'
import { activityKinds, activityVerbs } from './kinds.ts'
import { activityLists, activitySlugs } from './lists.ts'
import { activity, activityFields } from './schemas.ts'

const pair = z.object({ id: idParam, targetId: idParam })

const openedPhone = wire('Opened phone number', {
  countryCode: ['cc', z.string(), 'Country calling code'],
  number: ['nu', z.string(), 'National number'],
})

const done = wire('Activity done', {
  message: ['message', z.string(), 'What happened, as text for the user'],
  id: ['id', z.number().int(), 'Id of the record, for undoing it'],
  phone: ['result', openedPhone.optional(), 'The phone number; only for view_phone'],
})

/** One endpoint for each activity kind. */
export const performActivity = endpointsOf(activityVerbs, (verb) =>
  endpoint({
    method: 'POST',
    path: `/profiles/:id/${verb}/:targetId`,
    permission: activityKinds[verb].permission,
    summary: `${activityKinds[verb].label}: recorded by a member for another profile`,
    params: pair,
    reply: done,
  }),
)

export const undoActivity = endpoint({
  method: 'DELETE',
  path: '/profile_actions/:id',
  permission: 'activities.perform',
  summary: 'Undo shortlisting, ignoring or blocking',
})

export const answers = endpointsOf(interestAnswerNames, (name) =>
  endpoint({
    method: 'POST',
    path: `/profile_actions/:id/${name}`,
    permission: 'activities.perform',
    summary: `${interestAnswers[name].message}: by the member who received it`,
  }),
)

export const takeBackInterest = endpoint({
  method: 'POST',
  path: '/profile_actions/:id/withdraw',
  permission: 'activities.perform',
  summary: 'Withdraw an own interest soon after it was sent, or after a long time without an answer',
})

const listedActivity = wire('Activity of a list', {
  ...activityFields,
  target: ['tp', profileCard.optional(), 'The other profile, in lists of what the member did'],
  from: ['fp', profileCard.optional(), 'The profile that did it, in lists of what others did'],
})
export type ListedActivity = z.output<typeof listedActivity>

/** One endpoint for each activity list. */
export const lists = endpointsOf(activitySlugs, (slug) =>
  endpoint({
    path: `/profiles/:id/${activityLists[slug].path}`,
    audit: { reads: 'activities listed' },
    permission: 'activities.read',
    summary: `${activityLists[slug].title}, newest first`,
    query: z.object(pageQuery()),
    reply: pageOf('activities', listedActivity),
    limit: { requests: 60 },
  }),
)

export const readInterestNumbers = endpoint({
  path: '/profiles/:id/interests',
  permission: 'member.area',
  summary: 'The numbers of a member’s interests, and how the time to answer is worked out',
  reply: wire('Numbers of interests', {
    received: ['received', z.number().int(), 'Interests received'],
    sent: ['sent', z.number().int(), 'Interests expressed'],
    accepted: ['accepted', z.number().int(), 'Accepted interests, from either side'],
    answers: ['answers', z.number().int(), 'Answers that the member has given'],
    answerHours: [
      'ath',
      z.number().int().optional(),
      'Median time to answer in hours; absent below five answers',
    ],
  }),
})

export const searchActivities = searchEndpoint({
  path: '/profile_actions/search',
  audit: { reads: 'activities listed' },
  permission: 'activities.read',
  summary: 'Activities from or to a profile, newest first; members see only their own',
  names: ['Activity', 'activities'],
  keys: activityKeys,
  item: activity,
  limit: { requests: 60 },
})
