import type { SpecificationTable } from './table.ts'

/**
 * Who may do what. Specification 1, section 6; 2, section 6; 3, sections 2 and 6; decisions, sections 2, 3 and 5.
 * All staff are staff_user and may have named roles as well; no role implies another.
 */
export const specifiedPermissions: SpecificationTable = {
  // Everybody, logged in or not
  public:
    'guest_user, registrant, profile_user, staff_user, tele_executive, tele_executive_jr, tele_manager, cc_executive, cc_manager, finance_admin, super_admin',
  'profiles.search': 'guest_user, profile_user, staff_user',

  // Everybody who is logged in, within their own profile or their own work
  'session.own': 'profile_user, staff_user',
  'registration.fill': 'registrant, profile_user, staff_user',
  'phone.verify': 'profile_user, staff_user',
  'profiles.read': 'registrant, profile_user, staff_user',
  'profiles.edit': 'profile_user, staff_user',
  'profiles.submit': 'profile_user, staff_user',
  'activities.read': 'profile_user, staff_user',
  'media.own': 'profile_user, staff_user',
  'memberships.read': 'profile_user, staff_user',
  'invoices.read': 'profile_user, staff_user',
  'member.orStaff': 'profile_user, staff_user',

  // Members only
  'account.own': 'profile_user',
  'activities.perform': 'profile_user',
  'conversations.own': 'profile_user',
  'hints.own': 'profile_user',
  'notifications.own': 'profile_user',
  'sharing.own': 'profile_user',
  'member.area': 'profile_user',
  'proposals.own': 'profile_user',

  // Any staff
  'staff.account': 'staff_user',
  'staff.area': 'staff_user',
  'admin.edit': 'staff_user',
  'contacts.open': 'staff_user',
  'profiles.create': 'staff_user',
  'profiles.history': 'staff_user',

  // Named roles
  'admin.gender': 'tele_executive',
  'admin.createdBy': 'super_admin',
  'admin.phone': 'super_admin',
  'admin.assign': 'tele_manager',
  'campaigns.send': 'tele_manager, cc_manager, super_admin',
  'profiles.import': 'tele_manager, cc_manager, super_admin',
  'password.view': 'super_admin',
  'password.reset': 'super_admin, tele_manager, cc_manager',
  'testimonials.write': 'super_admin, tele_manager, cc_manager',
  'testimonials.invite': 'super_admin, tele_manager, cc_manager, tele_executive',
  'testimonials.moderate': 'super_admin, tele_manager, cc_manager',
  'reports.read': 'tele_manager, cc_manager, super_admin',
  'reports.contacts': 'super_admin',
  'staff.manage': 'super_admin',
  'profiles.queue': 'tele_manager, tele_executive, cc_manager',
  'audit.read': 'super_admin',
  'system.manage': 'super_admin',
  'contactLog.read': 'tele_executive, tele_executive_jr, tele_manager, cc_executive, cc_manager, super_admin',
  'contactLog.write': 'tele_executive, tele_executive_jr, tele_manager, cc_executive, cc_manager',
  'proposals.write': 'cc_executive, cc_manager',
  'proposals.everybody': 'cc_manager',
  'profiles.approve': 'tele_manager',
  'profiles.reject': 'tele_manager',
  'profiles.delete': 'tele_manager',
  'profiles.deactivate': 'tele_manager, profile_user',
  'profiles.settle': 'tele_executive, cc_manager',
  'media.moderate': 'tele_executive, cc_executive, cc_manager',
  'memberships.grant': 'finance_admin, super_admin',
  'invoices.issue': 'profile_user, tele_manager, tele_executive',
  'invoices.settle': 'tele_manager',
  'invoices.approve': 'tele_manager',
  'invoices.confirmGateway': 'super_admin',
  'payments.read': 'finance_admin, super_admin',
  'payments.decide': 'finance_admin',
  'payments.match': 'finance_admin',
  'figures.profiles':
    'tele_executive, tele_executive_jr, tele_manager, cc_executive, cc_manager, super_admin',
  'figures.finance': 'finance_admin, super_admin',
  'invoices.generate': 'tele_manager, tele_executive',
  'invoices.queue': 'tele_manager, super_admin',
  'invoices.totals': 'finance_admin, tele_manager, super_admin',
  'invoices.finance': 'finance_admin, super_admin',
  'finance.close': 'finance_admin',
  'plans.manage': 'tele_manager, super_admin',
  'templates.manage': 'tele_manager, cc_manager',
  'inbox.answer': 'tele_manager, cc_manager, cc_executive, super_admin',
  'messages.reports': 'tele_manager, cc_manager',
  'coupons.manage': 'tele_manager, super_admin',
  'offers.manage': 'tele_manager, super_admin',
}
