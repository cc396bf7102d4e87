/** Before a release, every journey runs, the main ways at both widths. */
export const areAll = process.env.JOURNEY_WIDTHS === 'all'

/** `npm test` has time for the main ways, at one width each. */
const onlyMainWays = process.env.JOURNEYS === 'main'

/** Files whose journeys are all main ways: one way through an area, or what only a browser can show. */
const mainFiles = [
  'daughter',
  'featured',
  'meeting',
  'offers',
  'offline',
  'pages',
  'second-factor',
  'unsubscribe',
  'weight',
]

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
    'weight',
  ],
}

/** Files that run at this width, and before a release at both. Files in neither table always run at both. */
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
    'saved-searches',
    'sharing',
    'steady',
    'text-size',
    'wizard',
  ],
  desktop: ['audit', 'finding', 'invoice-preview', 'reported-messages', 'second-factor', 'system'],
}

type Width = keyof typeof oneWidth

/** For the main way through an area, and for what only a browser can show. Before a release, it runs at both widths. */
export const mainWay = { tag: '@mainWay' }

/** For tests about the layout at one width. */
export const phoneOnly = { tag: '@phoneOnly' }
export const desktopOnly = { tag: '@desktopOnly' }

/** For main ways that run at this width. Before a release, they run at both. */
export const mainlyPhone = { tag: '@mainlyPhone' }
export const mainlyDesktop = { tag: '@mainlyDesktop' }

const mainTags = [mainWay, phoneOnly, desktopOnly, mainlyPhone, mainlyDesktop].map(({ tag }) => tag)

/** Matches the tests that run. */
export const chosen = onlyMainWays ? new RegExp([...mainFiles.map(fileNamed), ...mainTags].join('|')) : /./

/** Matches the tests that run only at the other width. */
export function notAt(width: Width): RegExp {
  const other = width === 'phone' ? 'desktop' : 'phone'
  const [{ tag: only }, { tag: mainly }] =
    width === 'phone' ? [desktopOnly, mainlyDesktop] : [phoneOnly, mainlyPhone]
  const files = areAll ? oneWidth[other] : [...oneWidth[other], ...mainWidth[other]]
  const start = areAll ? `^(?!.*${mainWay.tag})` : '^'
  return new RegExp(
    `${start}.*(${files.map(fileNamed).join('|')})|${(areAll ? [only] : [only, mainly]).join('|')}`,
  )
}

function fileNamed(name: string): string {
  return ` ${name}\\.spec\\.ts `
}
