import { z } from '#schema'
import { activeWithinNames } from './activeWithin.ts'

/** What a viewer knows about a profile besides its sections, on a card and on the profile. */
export const towardsViewer = {
  answerHours: [
    'ath',
    z.number().int().optional(),
    'Median time to answer an interest in hours, from five answers on; not sent to guests',
  ],
  activeWithin: [
    'act',
    z.enum(activeWithinNames).optional(),
    'Whether the member was active today, this week or this month; only for members who show it themselves',
  ],
  alreadyLiked: ['atl', z.boolean().optional(), 'The viewer has expressed interest'],
  alreadyShortlisted: ['ats', z.boolean().optional(), 'The viewer has shortlisted it'],
  alreadyIgnored: ['ati', z.boolean().optional(), 'The viewer has ignored it'],
} as const
