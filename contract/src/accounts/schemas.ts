import { z } from '#schema'
import { roles } from '../access.ts'
import { sessionExpired } from '../errors.ts'
import { memberPhone } from '../phone.ts'
import { gender } from '../profiles/gender.ts'
import { profileStatuses } from '../profiles/transitions.ts'
import { isoDate } from '../values.ts'
import { wire } from '../wire.ts'
import { passwordEmpty } from './password.ts'
import { sixDigits } from './sixDigits.ts'
import { textSize } from './textSize.ts'

/** pu for members (profile users), au for staff (admin users). */
const userTypes = ['pu', 'au'] as const
const userType = z.enum(userTypes)
export type UserType = z.infer<typeof userType>

/** Prefix of a staff user name; the ten digits of the mobile number follow. */
export const adminPrefix = '91'

export const loginMessages = {
  bothEmpty: 'BNR ID and password cannot be empty',
  passwordEmpty,
  bnrIdEmpty: 'BNR ID cannot be empty',
  adminPasswordEmpty: 'Enter password',
  adminMobileDigits: 'Please enter mobile number',
  userNotFound: 'User not found',
  sessionExpired,
} as const

/** Accepts empty values: loginRules.ts reports them with the messages of each login form. */
export const credentials = wire('Credentials', {
  userName: ['euid', z.string().trim().max(20).default(''), 'BNR ID, or 91 and mobile number for staff'],
  password: ['pwd', z.string().max(200).default(''), 'Password'],
  userType: ['ut', userType, 'pu for a member, au for staff'],
})

export const tokens = wire('Tokens', {
  token: ['token', z.string(), 'Access token (JWT), 15 minutes by default'],
  refreshToken: ['refresh_token', z.string(), 'Refresh token, valid for one use'],
  userName: ['euid', z.string(), 'User name, to be sent in the header euid'],
  userType: ['ut', userType, 'User type, to be sent in the header ut'],
})

export const refreshRequest = wire('Refresh', {
  token: ['lt', z.string().max(4000).optional(), 'The last access token, which may have expired'],
  refreshToken: ['rt', z.string().min(1).max(200), 'Refresh token'],
})

export const refreshed = wire('Refreshed', {
  token: ['at', z.string(), 'New access token'],
  refreshToken: ['rt', z.string(), 'New refresh token'],
})

const loginProfile = wire('Profile of a login', {
  id: ['id', z.number().int(), 'Internal id'],
  bnrId: ['pid', z.string(), 'BNR ID'],
  name: ['na', z.string(), 'Name'],
  status: ['ps', z.enum(profileStatuses), 'Profile status'],
})

export const codeLogin = wire('Login by code', {
  token: ['token', z.string().optional(), 'Access token; absent when no profile was found'],
  refreshToken: ['refresh_token', z.string().optional(), 'Refresh token'],
  userName: ['euid', z.string().optional(), 'User name, to be sent in the header euid'],
  userType: ['ut', userType, 'User type, to be sent in the header ut'],
  results: ['results', z.array(loginProfile), 'Profiles with this mobile number; empty means User not found'],
})

export const codeRequest = wire('Code request', {
  phone: ['ph', memberPhone, 'Mobile number that the code is sent to'],
  userType: ['ut', userType.default('pu'), 'Kind of login: pu for a member, au for staff'],
})

export const codeEntry = wire('Code entry', {
  phone: ['ph', memberPhone, 'Mobile number that the code was sent to'],
  code: ['otp', sixDigits, 'Six digits, valid for five minutes'],
  userType: ['ut', userType.default('pu'), 'Kind of login: pu for a member, au for staff'],
})

/** The user who is logged in (specification 1, section 3). */
export const sessionUser = wire('Session user', {
  bnrId: ['pid', z.string().optional(), 'BNR ID; members only'],
  name: ['name', z.string(), 'Name'],
  userName: ['username', z.string(), 'User name'],
  userId: ['user_id', z.number().int(), 'Id of the account'],
  roles: ['roles', z.array(z.enum(roles)), 'Roles of the user'],
  phone: ['phone', z.string(), 'Country code and number'],
  mobile: ['mobile', z.string(), 'National number'],
  elite: ['el', z.boolean(), 'Elite member'],
  profileId: ['profile_id', z.number().int().optional(), 'Internal id of the member’s profile'],
  gender: ['g', gender.optional(), 'Gender of the member'],
  picture: ['profile_picture', z.string().optional(), 'Address of the profile photo'],
  pictureThumbnail: ['profile_picture_thumbnail', z.string().optional(), 'Address of its thumbnail'],
  userType: ['ut', userType, 'pu for a member, au for staff'],
  status: ['ps', z.enum(profileStatuses).optional(), 'Status of the member’s profile'],
  phoneVerified: ['pv', z.boolean().optional(), 'The member has confirmed the mobile number with a code'],
  activityHidden: [
    'ah',
    z.boolean().optional(),
    'The member hides when they were active, and so does not see when others were',
  ],
  textSize: ['tsz', textSize.optional(), 'Size of text in percent, if the member has chosen one'],
  passwordDue: [
    'pwdd',
    z.boolean().optional(),
    'Staff only: must choose a new password before doing anything else',
  ],
  purgeOn: [
    'pgd',
    isoDate().optional(),
    'Day on which the deleted profile is permanently removed, yyyy-MM-dd',
  ],
})
export type SessionUser = z.output<typeof sessionUser>
