import { z } from '#schema'
import type { billingErrors } from './billingErrors.ts'
import type { replyErrors } from './replyErrors.ts'
import { tooManyAttempts } from './tooManyAttempts.ts'

/** Shown to people in place of 'Stale token' (specification 1, section 8). */
export const sessionExpired = 'Session Expired. Please login again'

/** For staff who change and send a text again whose first version the server received, although no reply arrived. */
export const firstVersionSent = 'Your first version was sent. Reload the page to see it before you send more'

/**
 * Every way a request can fail, with its HTTP status and default message. For a reply without an error of the service, such
 * as a proxy's page, the browser shows the first message of its status.
 */
export const errors = {
  invalid_input: { status: 400, message: 'Please check the highlighted fields' },
  contact_details_in_text: {
    status: 400,
    message: 'Please remove phone numbers, e-mail addresses and links from this text',
  },
  not_logged_in: { status: 401, message: 'Please login to continue' },
  stale_token: { status: 401, message: 'Stale token' },
  incorrect_credentials: { status: 401, message: 'Incorrect BNR ID or password' },
  incorrect_code: { status: 401, message: 'Incorrect or expired code' },
  guest_pages: { status: 401, message: 'Dear Privileged Member, Login to view matching profiles' },
  link_expired: { status: 401, message: 'This link is no longer valid' },
  not_allowed: { status: 403, message: "You don't have access to this page" },
  same_gender: { status: 403, message: 'You cannot view same gender profiles' },
  profile_blocked: {
    status: 403,
    message: 'Your profile is not active, kindly contact Administrator for activation.',
  },
  number_not_verified: {
    status: 403,
    message: 'Verify your mobile number to see full profiles and clear photos',
  },
  review_not_asked: {
    status: 403,
    message: 'Send your profile for review to see full profiles and clear photos',
  },
  plan_required: { status: 403, message: 'Your current membership does not include this' },
  not_found: { status: 404, message: 'Not found' },
  profile_not_found: { status: 404, message: 'No profile found for this BNR ID' },
  stream_only: { status: 406, message: 'This address sends only server-sent events' },
  wrong_state: {
    status: 409,
    message: 'Something has changed since you opened this page. Reload it and try again',
  },
  phone_exists: { status: 409, message: 'Mobile number already exists. Kindly login' },
  incomplete_profile: { status: 409, message: 'Some required details are still missing' },
  phone_not_verified: { status: 409, message: 'Please enter the code we sent to this number first' },
  email_exists: { status: 409, message: 'This e-mail address belongs to another profile' },
  do_not_call: { status: 409, message: 'This family asked not to be called' },
  album_full: { status: 409, message: 'You can keep up to 5 album photos. Delete one to add another' },
  download_over: {
    status: 410,
    message: 'This address was good once, for a minute. Please ask for the file again',
  },
  too_large: { status: 413, message: 'This is larger than we can accept' },
  photo_too_large: { status: 413, message: 'Please choose a photo of at most 10 MB and 50 megapixels' },
  not_a_photo: { status: 415, message: 'Please choose a JPEG, PNG or WebP photo' },
  wrong_media_type: { status: 415, message: 'This kind of content is not accepted here' },
  whole_file_only: { status: 416, message: 'This file is sent whole, not in parts' },
  too_many_requests: { status: 429, message: tooManyAttempts },
  internal: { status: 500, message: 'Oops! Internal Server Error' },
  bad_gateway: { status: 502, message: 'Oops! Bad Gateway' },
  unavailable: { status: 503, message: 'Oops! Service Unavailable' },
  gateway_timeout: { status: 504, message: 'Oops! Gateway Timeout' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors | keyof typeof billingErrors | keyof typeof replyErrors

/** The form of every error reply. `fields` has messages by wire path. */
export const errorReply = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Must be sent back with the second factor that the reply requires. */
  challenge: z.string().optional(),
})
export type ErrorReply = z.infer<typeof errorReply>

export const isErrorReply = (reply: unknown): reply is ErrorReply =>
  typeof reply === 'object' &&
  reply !== null &&
  typeof (reply as ErrorReply).message === 'string' &&
  typeof (reply as ErrorReply).code === 'string'
