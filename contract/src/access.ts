/** Roles of staff. No role includes another. */
export const staffRoles = [
  'tele_executive',
  'tele_executive_jr',
  'tele_manager',
  'cc_executive',
  'cc_manager',
  'finance_admin',
  'super_admin',
] as const

export const roles = ['guest_user', 'registrant', 'profile_user', 'staff_user', ...staffRoles] as const
export type Role = (typeof roles)[number]

/** Roles of a visitor who is not logged in. */
export const guestRoles: readonly Role[] = ['guest_user']

const everyone = roles
const loggedIn = ['profile_user', 'staff_user'] as const
const member = ['profile_user'] as const
const staff = ['staff_user'] as const
/** Staff who call families. */
const callers = ['tele_executive', 'tele_executive_jr', 'tele_manager', 'cc_executive', 'cc_manager'] as const

/**
 * Permissions and the roles that have them. Endpoints, screens and menus name a permission of this table. Rules about a
 * single row (own profile, opposite gender, state) are in the policy of each domain.
 */
export const permissions = {
  public: everyone,
  'session.own': loggedIn,
  'account.own': member,
  'registration.fill': ['registrant', 'profile_user', 'staff_user'],
  'phone.verify': loggedIn,
  'admin.edit': staff,
  'admin.gender': ['tele_executive'],
  'admin.createdBy': ['super_admin'],
  'admin.phone': ['super_admin'],
  'admin.assign': ['tele_manager'],
  'profiles.create': staff,
  /** Thousands of people at once, so managers only. */
  'campaigns.send': ['tele_manager', 'cc_manager', 'super_admin'],
  'profiles.import': ['tele_manager', 'cc_manager', 'super_admin'],
  'profiles.read': ['registrant', 'profile_user', 'staff_user'],
  'profiles.edit': loggedIn,
  'profiles.submit': loggedIn,
  'profiles.search': ['guest_user', 'profile_user', 'staff_user'],
  'profiles.queue': ['tele_manager', 'tele_executive', 'cc_manager'],
  'contacts.open': staff,
  'profiles.history': staff,
  'contactLog.read': [...callers, 'super_admin'],
  'contactLog.write': callers,
  'templates.manage': ['tele_manager', 'cc_manager'],
  'inbox.answer': ['tele_manager', 'cc_manager', 'cc_executive', 'super_admin'],
  'profiles.approve': ['tele_manager'],
  'profiles.reject': ['tele_manager'],
  'profiles.delete': ['tele_manager'],
  'profiles.deactivate': ['tele_manager', 'profile_user'],
  'profiles.settle': ['tele_executive', 'cc_manager'],
  'activities.perform': member,
  'activities.read': loggedIn,
  'proposals.own': member,
  'proposals.write': ['cc_executive', 'cc_manager'],
  /** Proposing to the members of all relationship managers, not only to the own ones. */
  'proposals.everybody': ['cc_manager'],
  'conversations.own': member,
  'notifications.own': member,
  'hints.own': member,
  'messages.reports': ['tele_manager', 'cc_manager'],
  'sharing.own': member,
  'media.own': loggedIn,
  'media.moderate': ['tele_executive', 'cc_executive', 'cc_manager'],
  'memberships.read': loggedIn,
  'invoices.read': loggedIn,
  'invoices.issue': ['profile_user', 'tele_manager', 'tele_executive'],
  'invoices.settle': ['tele_manager'],
  'invoices.generate': ['tele_manager', 'tele_executive'],
  'invoices.queue': ['tele_manager', 'super_admin'],
  'invoices.approve': ['tele_manager'],
  'invoices.confirmGateway': ['super_admin'],
  'invoices.totals': ['finance_admin', 'tele_manager', 'super_admin'],
  'invoices.finance': ['finance_admin', 'super_admin'],
  'finance.close': ['finance_admin'],
  'payments.read': ['finance_admin', 'super_admin'],
  'payments.decide': ['finance_admin'],
  'payments.match': ['finance_admin'],
  'memberships.grant': ['finance_admin', 'super_admin'],
  'plans.manage': ['tele_manager', 'super_admin'],
  'coupons.manage': ['tele_manager', 'super_admin'],
  'offers.manage': ['tele_manager', 'super_admin'],
  'testimonials.write': ['super_admin', 'tele_manager', 'cc_manager'],
  /** Staff who settle profiles, and staff who manage stories. */
  'testimonials.invite': ['super_admin', 'tele_manager', 'cc_manager', 'tele_executive'],
  'testimonials.moderate': ['super_admin', 'tele_manager', 'cc_manager'],
  'figures.profiles': [
    'tele_executive',
    'tele_executive_jr',
    'tele_manager',
    'cc_executive',
    'cc_manager',
    'super_admin',
  ],
  'figures.finance': ['finance_admin', 'super_admin'],
  'reports.read': ['tele_manager', 'cc_manager', 'super_admin'],
  'reports.contacts': ['super_admin'],
  'staff.account': staff,
  'staff.manage': ['super_admin'],
  'audit.read': ['super_admin'],
  'system.manage': ['super_admin'],
  'password.view': ['super_admin'],
  'password.reset': ['super_admin', 'tele_manager', 'cc_manager'],
  'staff.area': staff,
  'member.area': member,
  'member.orStaff': loggedIn,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

export function may(userRoles: readonly Role[], permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission]
  return userRoles.some((role) => allowed.includes(role))
}

/** Whether members lack the permission, so that a page that needs it asks for a staff login. */
export const isForStaffAlone = (permission: Permission): boolean => !may(member, permission)
