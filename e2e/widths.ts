/**
 * Journeys with the same rules and messages at every width run at one only: those of members on a phone, those of staff and
 * print on a desktop. All other files run at 360 and at 1280 px, as do tests with the tag `everyWidth`.
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

/** For the main path of journeys that otherwise run at one width, and for tests that check the layout. */
export const everyWidth = { tag: '@everyWidth' }

/** For tests about the layout at one width. */
export const phoneOnly = { tag: '@phoneOnly' }
export const desktopOnly = { tag: '@desktopOnly' }

/** Matches the tests that run only at the other width. */
export function notAt(width: keyof typeof oneWidth): RegExp {
  const others = oneWidth[width === 'phone' ? 'desktop' : 'phone']
  const { tag } = width === 'phone' ? desktopOnly : phoneOnly
  return new RegExp(`^(?!.*${everyWidth.tag}).* (${others.join('|')})\\.spec\\.ts |${tag}`)
}
