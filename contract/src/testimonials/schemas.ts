import { z } from '#schema'
import { canFieldOf } from '../stateMachine.ts'
import { isoDate, line, moment, paragraph } from '../values.ts'
import { wire } from '../wire.ts'
import { testimonialMachine, testimonialStatuses } from './transitions.ts'

const testimonialPhoto = wire('Photo of a testimony', {
  id: ['mid', z.string(), 'Id of the photo'],
  kind: ['mt', z.literal('c'), 'Always c'],
  url: ['cu', z.string(), 'Address of the display size, while the testimony is Active'],
  thumbnailUrl: ['cut', z.string(), 'Address of the thumbnail, while the testimony is Active'],
  format: ['mf', z.string(), 'Width and height in pixels, e.g. 960x1200'],
  processing: ['pr', z.boolean().optional(), 'The server is still creating the sizes; staff and couple only'],
  reason: ['rn', z.string().optional(), 'Why there will be no sizes; staff and couple only'],
})
export type TestimonialPhoto = z.output<typeof testimonialPhoto>
export const testimonialPhotos = z.array(testimonialPhoto)

const email = wire('E-mail of a couple', { address: ['email', z.email('Invalid email'), 'E-mail address'] })

const phone = wire('Phone of a couple', {
  countryCode: ['cc', z.string().regex(/^\d{1,4}$/, 'Select a country code'), 'Country code, e.g. 91'],
  number: ['nu', z.string().regex(/^\d{4,14}$/, 'Enter mobile no.'), 'Number without the country code'],
})

const idOfCouple = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .regex(/^\d{7,8}$/, 'Enter 7 or 8 digit BNR Id')
const groomBnrId = idOfCouple('Grrom ID is required')
const brideBnrId = idOfCouple('Bride ID is required')

export const longestStory = 4000

const days = {
  engagementDate: ['ed', isoDate().optional(), 'Day of the engagement'],
  weddingDate: ['wd', isoDate().optional(), 'Day of the wedding'],
} as const

/** The public text of a story. */
const words = {
  caption: ['cn', line(120, 'Caption is required'), 'Caption'],
  groomName: ['gn', line(60, 'Groom name is required'), 'Name of the groom'],
  brideName: ['bn', line(60, 'Bride Name is required'), 'Name of the bride'],
  ...days,
  text: ['tl', paragraph(longestStory, 'Testimony is required'), 'The story, as plain text'],
} as const

const contact = {
  email: ['em', email.optional(), 'E-mail; staff only'],
  phone: ['ph', phone.optional(), 'Phone; staff only'],
} as const

const ids = {
  groomBnrId: ['gpid', groomBnrId.optional(), 'BNR ID of the groom; staff only'],
  brideBnrId: ['bpid', brideBnrId.optional(), 'BNR ID of the bride; staff only'],
} as const

export const newTestimony = wire('New testimony', {
  ...words,
  ...contact,
  groomBnrId: ['gpid', groomBnrId, 'BNR ID of the groom'],
  brideBnrId: ['bpid', brideBnrId, 'BNR ID of the bride'],
})
export type NewTestimony = z.output<typeof newTestimony>

/** Changes by staff. The BNR IDs are optional, because a couple that wrote its own story may know only one of them. */
export const changedTestimony = wire('Changed testimony', { ...words, ...contact, ...ids })
export type ChangedTestimony = z.output<typeof changedTestimony>

const consentRequired = 'Tick the box if you both agree that we publish your story'

/** The story that a couple sends. */
export const submittedStory = wire('Story of a couple', {
  ...words,
  consent: ['cs', z.literal(true, consentRequired), 'The couple agrees to the publication'],
})
export type SubmittedStory = z.output<typeof submittedStory>

/** A story that a couple is still writing: every text can be empty. */
export const storyDraft = wire('Story that is being written', {
  caption: ['cn', line(120).or(z.literal('')), 'Caption'],
  groomName: ['gn', line(60).or(z.literal('')), 'Name of the groom'],
  brideName: ['bn', line(60).or(z.literal('')), 'Name of the bride'],
  ...days,
  text: ['tl', paragraph(longestStory), 'The story, as plain text'],
})
export type StoryDraft = z.output<typeof storyDraft>

/** A success story. Fields for staff are optional here, and texts can be empty while the story is being written. */
export const testimony = wire('Testimony', {
  id: ['id', z.number().int(), 'Id'],
  ...storyDraft.fields,
  ...contact,
  ...ids,
  status: ['st', z.enum(testimonialStatuses), 'Status; only Active stories are public'],
  can: canFieldOf(testimonialMachine, 'staff'),
  photos: ['me', testimonialPhotos, 'Photos of the couple'],
  createdAt: ['cdt', moment.optional(), 'When it was created; staff only'],
  createdBy: ['cb', z.string().optional(), 'Who created it; staff only'],
  actionBy: ['atb', z.string().optional(), 'Who last changed its status; staff only'],
  actionAt: ['ato', moment.optional(), 'When its status last changed; staff only'],
  reason: ['rn', z.string().optional(), 'Why it was rejected; staff only'],
  consentAt: ['cst', moment.optional(), 'When the couple agreed to the publication; staff only'],
})
export type Testimony = z.output<typeof testimony>
