import { z } from '#schema'
import { bnrId, isoDate, line, moment, paragraph } from '../values.ts'
import { wire } from '../wire.ts'

export const testimonialStatuses = ['Draft', 'Ready', 'Rejected', 'Active'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

const testimonialPhoto = wire('Photo of a testimony', {
  id: ['mid', z.string(), 'Id of the photo'],
  kind: ['mt', z.literal('c'), 'Always c'],
  url: ['cu', z.string(), 'Address of the display size'],
  thumbnailUrl: ['cut', z.string(), 'Address of the thumbnail'],
  format: ['mf', z.string(), 'Width and height in pixels, e.g. 960x1200'],
})
export type TestimonialPhoto = z.output<typeof testimonialPhoto>

const email = wire('E-mail of a couple', { address: ['email', z.email('Invalid email'), 'E-mail address'] })

const phone = wire('Phone of a couple', {
  countryCode: ['cc', z.string().regex(/^\d{1,4}$/, 'Select a country code'), 'Country code, e.g. 91'],
  number: ['nu', z.string().regex(/^\d{4,14}$/, 'Enter mobile no.'), 'Number without the country code'],
})

/** A success story. What only staff are sent is optional here. */
export const testimony = wire('Testimony', {
  id: ['id', z.number().int(), 'Id'],
  caption: ['cn', line(120, 'Caption is required'), 'Caption'],
  groomName: ['gn', line(60, 'Groom name is required'), 'Name of the groom'],
  brideName: ['bn', line(60, 'Bride Name is required'), 'Name of the bride'],
  groomBnrId: ['gpid', bnrId.optional(), 'BNR ID of the groom; staff only'],
  brideBnrId: ['bpid', bnrId.optional(), 'BNR ID of the bride; staff only'],
  email: ['em', email.optional(), 'E-mail; staff only'],
  phone: ['ph', phone.optional(), 'Phone; staff only'],
  engagementDate: ['ed', isoDate().optional(), 'Day of the engagement'],
  weddingDate: ['wd', isoDate().optional(), 'Day of the wedding'],
  text: ['tl', paragraph(4000).min(1, 'Testimony is required'), 'The story, as plain text'],
  status: ['st', z.enum(testimonialStatuses), 'Only Active ones are public'],
  photos: ['me', z.array(testimonialPhoto), 'Photos of the couple'],
  createdAt: ['cdt', moment.optional(), 'When it was written down; staff only'],
  createdBy: ['cb', z.string().optional(), 'Who wrote it down; staff only'],
  actionBy: ['atb', z.string().optional(), 'Who decided on it last; staff only'],
  actionAt: ['ato', moment.optional(), 'When that was; staff only'],
})
export type Testimony = z.output<typeof testimony>
