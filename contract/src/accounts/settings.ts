import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { noAudit } from '../noAudit.ts'
import { memberPhone } from '../phone.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { passwordPattern } from './password.ts'
import { enteredCode, proofFields, proofHours, proofWithNewCode, wrongCode } from './proof.ts'

/** Messages of the account settings (specification 2, sections 4, 5 and 8). */
export const settingsMessages = {
  emailEmpty: 'Email should not be empty',
  emailInvalid: 'Please enter a valid email address',
  emailLinkSent: 'We have sent a link to the new address. Open it within 24 hours to confirm the address',
  emailLinkSentAgain:
    'We have sent a link to your e-mail address. Open it within 24 hours to confirm the address',
  emailConfirmed: 'Your e-mail address is confirmed',
  verifyFirst: 'Please verify your mobile number first',
  emailUpdated: 'Email has been updated!',
  activityShown: 'Others can see when you were active',
  activityHidden: 'Others can no longer see when you were active',
  passwordEmpty: 'Password should not be empty',
  passwordRule: '6 - 10 characters, atleast 1 number & 1 letter',
  passwordsDiffer: "Passwords don't match",
  passwordUpdated: 'Password has been updated!',
  phoneUpdated: 'Mobile number has been updated!',
  proofMissing: 'Enter your current password',
  passwordOfStaff: 'Our staff set this password. Enter a code sent to your verified mobile number instead',
  wrongPassword: 'The current password is not correct',
  wrongCode,
  numberNotVerified: 'Please verify your mobile number first, or enter your current password',
  numberTooNew: `Your mobile number has changed in the last ${proofHours} hours. Please enter your current password`,
} as const

/** Hours for which a link that confirms an e-mail address is valid. */
export const emailLinkHours = 24

const own = { permission: 'account.own' } as const

export const changePhone = endpoint({
  ...own,
  method: 'PUT',
  path: '/ues/phone',
  summary:
    'Change the mobile number of the member, with proof of identity and the code sent to the new number; ends other sessions',
  body: wire('Change of mobile number', {
    phone: ['ph', memberPhone, 'New mobile number'],
    newCode: ['otp', enteredCode, 'Code sent to the new number'],
    ...proofWithNewCode,
  }),
})

const newPassword = z
  .string({ error: settingsMessages.passwordEmpty })
  .min(1, settingsMessages.passwordEmpty)
  .regex(passwordPattern, settingsMessages.passwordRule)

export const changePassword = endpoint({
  ...own,
  method: 'PUT',
  path: '/ues/password',
  summary:
    'Change the password of the member; ends other sessions and voids the link to a new e-mail address',
  body: wire('Change of password', { ...proofFields, password: ['pwd', newPassword, 'New password'] }),
})

const emailState = wire('E-mail of an account', {
  address: ['v', z.string().optional(), 'Current address'],
  confirmed: [
    'cf',
    z.boolean(),
    'The member has opened the link sent to it; invoices are sent only to confirmed addresses',
  ],
  waitingFor: ['wv', z.string().optional(), 'New address that is not confirmed yet'],
  expiresAt: ['eat', moment.optional(), 'When the link to the new address expires'],
})

export const readEmail = endpoint({
  ...own,
  path: '/profiles/:id/email',
  summary: 'The e-mail address of the member, and the new one that is not confirmed yet',
  reply: emailState,
})

export const resendEmailLink = endpoint({
  ...own,
  method: 'POST',
  path: '/profiles/:id/email/resend',
  summary: 'Send a new link to the address that is not confirmed yet; the earlier link stops working',
})

export const cancelEmailChange = endpoint({
  ...own,
  method: 'DELETE',
  path: '/profiles/:id/email',
  summary: 'Cancel the change and keep the current address; the link stops working',
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/ues/email/confirm',
  audit: noAudit.guests,
  permission: 'public',
  summary: 'Confirm an e-mail address with the token of its link; repeating it changes nothing',
  body: wire('E-mail confirmation', {
    token: [
      'token',
      z.string().min(1, errors.link_expired.message).max(100, errors.link_expired.message),
      'Token from the link',
    ],
  }),
  limit: { requests: 30 },
})

export const session = wire('Login session', {
  id: ['id', z.string(), 'Id'],
  browser: ['br', z.string().optional(), 'Browser, e.g. Chrome'],
  system: ['os', z.string().optional(), 'Operating system, e.g. Android'],
  startedAt: ['cdt', moment, 'When the user logged in'],
  usedAt: ['udt', moment, 'When it was last used, to within the lifetime of an access token'],
  current: ['cur', z.boolean(), 'The session that makes this call'],
})

export const listSessions = endpoint({
  ...own,
  path: '/ues/sessions',
  summary: 'Sessions of the member, the last used first',
  reply: wire('Login sessions', { results: ['results', z.array(session), 'The sessions, at most 50'] }),
})

export const endOtherSessions = endpoint({
  ...own,
  method: 'DELETE',
  path: '/ues/sessions',
  summary: 'Log out everywhere else',
})

export const endSession = endpoint({
  ...own,
  method: 'DELETE',
  path: '/ues/sessions/:sid',
  summary: 'Log out one session of the member',
  params: z.object({ sid: z.uuid() }),
})
