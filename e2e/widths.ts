/**
 * Journeys whose rules and messages are the same at every width run at one: members have a phone in hand, staff and
 * paper a desk. All other files run at 360 and at 1280, and so does each test that is marked `everyWidth`.
 */
const oneWidth = {
  phone: [
    ...[
      'access',
      'activities',
      'activity-lists',
      'dashboard',
      'logins',
      'matches',
      'my-account',
      'notifications',
      'photos',
      'profile-preview',
      'settings',
      'viewers',
    ],
    ...['edit-access', 'edit-messages', 'edit-preferences', 'edit-sections', 'edit-unsaved', 'search'],
    ...['registration-messages', 'wizard-messages', 'wizard-last-steps'],
  ],
  desktop: [
    ...[
      'admin',
      'audit',
      'biodata',
      'couples',
      'coupons',
      'create-profile',
      'finance',
      'invoice-approval',
      'keyboard',
      'staff-lists',
      'staff-invoices',
    ],
    ...['reports', 'staff-dashboard', 'staff-activities', 'staff-queues', 'staff-reviews', 'weight'],
  ],
}

/** For the main way through what has one width otherwise, and for all whose looks are judged. */
export const everyWidth = { tag: '@everyWidth' }

/** For a test about the layout at one width. */
export const phoneOnly = { tag: '@phoneOnly' }
export const desktopOnly = { tag: '@desktopOnly' }

/** Matches the tests that belong to the other width alone. */
export function notAt(width: keyof typeof oneWidth): RegExp {
  const others = oneWidth[width === 'phone' ? 'desktop' : 'phone']
  const { tag } = width === 'phone' ? desktopOnly : phoneOnly
  return new RegExp(`^(?!.*${everyWidth.tag}).* (${others.join('|')})\\.spec\\.ts |${tag}`)
}
