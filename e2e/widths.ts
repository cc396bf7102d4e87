/** `npm run journeys` runs the main ways at both widths; `npm test` has time for one. */
export const areAll = process.env.JOURNEY_WIDTHS === 'all'

/**
 * Journeys with the same rules and messages at every width run at one only: those of members on a phone, those of staff
 * and print on a desktop.
 */
const oneWidth = {
  phone: [
    'access',
    'activities',
    'activity-lists',
    'buying',
    'checkout',
    'conversation',
    'dashboard',
    'early-input',
    'featured',
    'logins',
    'matches',
    'my-account',
    'notifications',
    'offline',
    'packages',
    'paying',
    'photos',
    'plan-sheet',
    'profile-preview',
    'server-document',
    'settings',
    'typefaces',
    'unsubscribe',
    'viewers',
    'edit-access',
    'edit-messages',
    'edit-preferences',
    'edit-sections',
    'edit-unsaved',
    'search',
    'registration-messages',
    'wizard-messages',
    'wizard-last-steps',
  ],
  desktop: [
    'admin',
    'audit',
    'biodata',
    'contact-log',
    'couples',
    'coupons',
    'create-profile',
    'finance',
    'import',
    'invoice-approval',
    'keyboard',
    'live',
    'mornings',
    'offers',
    'staff-lists',
    'staff-invoices',
    'reports',
    'staff-dashboard',
    'staff-activities',
    'staff-queues',
    'staff-reviews',
    'system',
    'weight',
  ],
}

/** Files that run at this width only in `npm test`. Files in neither table always run at both. */
const mainWidth = {
  phone: [
    'daughter',
    'deletion',
    'guests',
    'live',
    'meeting',
    'places',
    'plan-sheet',
    'results',
    'sharing',
    'steady',
    'text-size',
    'wizard',
  ],
  desktop: ['finding', 'invoice-preview', 'reported-messages', 'second-factor'],
}

/** Files that run only with all widths. Tests of the contract and of the forms check the same messages. */
const beforeReleaseFiles = [
  'days',
  'edit-messages',
  'manager-day',
  'office-days',
  'registration-messages',
  'wizard-last-steps',
  'wizard-messages',
]

type Width = keyof typeof oneWidth

/** For the main way through an area that otherwise runs at one width: with all widths, it runs at both. */
export const everyWidth = { tag: '@everyWidth' }

/** For tests about the layout at one width. */
export const phoneOnly = { tag: '@phoneOnly' }
export const desktopOnly = { tag: '@desktopOnly' }

/** For single tests that run at this width only in `npm test`. */
export const mainlyPhone = { tag: '@mainlyPhone' }
export const mainlyDesktop = { tag: '@mainlyDesktop' }

/** For single tests that run only with all widths: others show the same in another place. */
export const beforeRelease = { tag: '@beforeRelease' }

/** Matches the tests that run only at the other width. */
export function notAt(width: Width): RegExp {
  const other = width === 'phone' ? 'desktop' : 'phone'
  const [{ tag: only }, { tag: mainly }] =
    width === 'phone' ? [desktopOnly, mainlyDesktop] : [phoneOnly, mainlyPhone]
  const files = areAll ? oneWidth[other] : [...oneWidth[other], ...mainWidth[other], ...beforeReleaseFiles]
  const start = areAll ? `^(?!.*${everyWidth.tag})` : '^'
  return new RegExp(
    `${start}.* (${files.join('|')})\\.spec\\.ts |${(areAll ? [only] : [only, mainly, beforeRelease.tag]).join('|')}`,
  )
}
