import { z } from '#schema'
import type { billingErrors } from './billingErrors.ts'

/** In place of 'Stale token', wherever a person reads it (specification 1, section 8). */
export const sessionExpired = 'Session Expired. Please login again'

/**
 * Every way a request can fail: its HTTP status and what the person reads, unless the place that throws says more.
 * The first of a status stands for replies that bring no words of their own, such as a proxy's page.
 */
export const errors = {
  invalid_input: { status: 400, message: 'Please check the highlighted fields' },
  unknown_criterion: { status: 400, message: 'Unknown search criterion' },
  contact_details_in_text: {
    status: 400,
    message: 'Please remove phone numbers, e-mail addresses and links from this text',
  },
  not_logged_in: { status: 401, message: 'Please login to continue' },
  stale_token: { status: 401, message: 'Stale token' },
  incorrect_credentials: { status: 401, message: 'Incorrect BNR ID or password' },
  incorrect_admin_credentials: { status: 401, message: 'Incorrect mobile number or password' },
  incorrect_code: { status: 401, message: 'Incorrect or expired code' },
  second_factor_setup_required: {
    status: 401,
    message: 'Set up a second factor to finish logging in',
  },
  incorrect_second_factor: {
    status: 401,
    message: 'This code is not correct, or it was used already. Please enter another one',
  },
  incorrect_passkey: { status: 401, message: 'This passkey could not be confirmed. Please try again' },
  second_factor_expired: {
    status: 401,
    message: 'This confirmation has expired or was used already. Please login again',
  },
  guest_pages: { status: 401, message: 'Dear Privileged Member, Login to view matching profiles' },
  link_expired: { status: 401, message: 'This link is no longer valid' },
  sign_on_failed: { status: 401, message: 'Single sign-on could not be confirmed. Please try again' },
  sign_on_cancelled: { status: 401, message: 'Single sign-on was cancelled' },
  sign_on_expired: { status: 401, message: 'This single sign-on has expired. Please try again' },
  sign_on_unknown: {
    status: 401,
    message: 'There is no staff account for you here. Please ask a super administrator',
  },
  sign_on_disabled: {
    status: 401,
    message: 'Your staff account is disabled. Please ask a super administrator',
  },
  sign_on_not_staff: {
    status: 401,
    message: 'Your single sign-on account does not carry the staff role',
  },
  not_allowed: { status: 403, message: "You don't have access to this page" },
  /** In the middle of a login it is sent with 401. */
  second_factor_required: { status: 403, message: 'Confirm that it is you with your second factor' },
  password_change_due: { status: 403, message: 'Choose a password of your own first' },
  members_criterion: { status: 403, message: 'Please login to search by this' },
  password_elsewhere: {
    status: 403,
    message: 'A password is changed in Settings, with the present one or a code',
  },
  staff_criterion: { status: 403, message: 'Only staff may search by this' },
  same_gender: { status: 403, message: 'You cannot view same gender profiles' },
  profile_blocked: {
    status: 403,
    message: 'Your profile is not active, kindly contact Administrator for activation.',
  },
  number_not_verified: {
    status: 403,
    message: 'Please verify your mobile number first. Then you see whole profiles and clear photos',
  },
  review_not_asked: {
    status: 403,
    message: 'Please send your profile for review first. Then you see whole profiles and clear photos',
  },
  plan_required: { status: 403, message: 'Your current membership does not include this' },
  not_found: { status: 404, message: 'Not found' },
  sign_on_off: { status: 404, message: 'Single sign-on is not set up here' },
  profile_not_found: { status: 404, message: 'No profile found for this BNR ID' },
  wrong_state: { status: 409, message: 'This is not possible in the current state' },
  own_profile: { status: 409, message: 'This is your own profile' },
  not_reversible: { status: 409, message: 'This cannot be undone' },
  phone_exists: { status: 409, message: 'Mobile number already exists. Kindly login' },
  incomplete_profile: { status: 409, message: 'Some required details are still missing' },
  phone_not_verified: { status: 409, message: 'Please enter the code we sent to this number first' },
  email_exists: { status: 409, message: 'This e-mail address belongs to another profile' },
  staff_exists: { status: 409, message: 'This mobile number belongs to a member of staff already' },
  last_factor: { status: 409, message: 'Add another second factor before you remove this one' },
  passkeys_full: { status: 409, message: 'You can keep up to 10 passkeys. Remove one to add another' },
  own_password: { status: 409, message: 'Change your own password on the page about your security' },
  own_factor: {
    status: 409,
    message: 'You cannot remove your own second factor. Ask another super administrator',
  },
  last_administrator: { status: 409, message: 'At least one super administrator must remain' },
  escrow_off: { status: 409, message: 'Viewing passwords is switched off: no escrow key is configured' },
  no_password: { status: 404, message: 'No password has been set that could be shown' },
  link_used: { status: 409, message: 'This link has been used already' },
  do_not_call: { status: 409, message: 'This family asked not to be called' },
  locked_field: { status: 409, message: 'Please contact support to change name, birth date or gender' },
  download_running: { status: 409, message: 'We are putting your data together already' },
  saved_searches_full: {
    status: 409,
    message: 'You can keep up to 50 searches. Delete one to save another',
  },
  report_not_ready: { status: 409, message: 'This report has no file' },
  album_full: { status: 409, message: 'You can keep up to 5 album photos. Delete one to add another' },
  story_photos_full: {
    status: 409,
    message: 'A story has up to 4 photos. Delete one to add another',
  },
  download_over: {
    status: 410,
    message: 'This address was good once, for a minute. Please ask for the file again',
  },
  too_large: { status: 413, message: 'This is larger than we can accept' },
  photo_too_large: { status: 413, message: 'Please choose a photo of at most 10 MB and 50 megapixels' },
  not_a_photo: { status: 415, message: 'Please choose a JPEG, PNG or WebP photo' },
  wrong_media_type: { status: 415, message: 'This kind of content is not accepted here' },
  whole_file_only: { status: 416, message: 'This file is sent whole, not in parts' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please try again in a little while' },
  reports_running: {
    status: 429,
    message: 'Three of your reports are being made. Please wait until one of them is done',
  },
  openings_used: {
    status: 429,
    message: 'You have opened as many profiles as are possible in a day. Please come back tomorrow',
  },
  codes_exhausted: {
    status: 429,
    message: 'We cannot send more codes today. Please login with your password, or call us',
  },
  internal: { status: 500, message: 'Oops! Internal Server Error' },
  bad_gateway: { status: 502, message: 'Oops! Bad Gateway' },
  unavailable: { status: 503, message: 'Oops! Service Unavailable' },
  gateway_timeout: { status: 504, message: 'Oops! Gateway Timeout' },
  sign_on_unavailable: {
    status: 502,
    message: 'The single sign-on service does not answer. Please try again later or login another way',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors | keyof typeof billingErrors

/** The one shape of every error reply. `fields` is keyed by wire path. */
export const errorReply = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Goes back with the second factor that the reply asks for. */
  challenge: z.string().optional(),
})
export type ErrorReply = z.infer<typeof errorReply>

export const isErrorReply = (reply: unknown): reply is ErrorReply =>
  typeof reply === 'object' &&
  reply !== null &&
  typeof (reply as ErrorReply).message === 'string' &&
  typeof (reply as ErrorReply).code === 'string'
