import { type Role, staffRoles } from '@bnr/contract/access'

interface RoleText {
  label: string
  meaning: string
}

const texts: Partial<Record<Role, RoleText>> = {
  tele_executive: {
    label: 'Telemarketing executive',
    meaning: 'Calls members, reviews photos, marks profiles as settled and prepares invoices.',
  },
  tele_executive_jr: {
    label: 'Telemarketing executive (junior)',
    meaning: 'Finds and reads profiles and helps members edit theirs.',
  },
  tele_manager: {
    label: 'Telemarketing manager',
    meaning: 'Approves, rejects, deactivates and deletes profiles, approves invoices, sees reports.',
  },
  cc_executive: {
    label: 'Customer care executive',
    meaning: 'Helps members and reviews photos.',
  },
  cc_manager: {
    label: 'Customer care manager',
    meaning: 'Reviews photos, marks profiles as settled, manages testimonials, sees reports.',
  },
  finance_admin: {
    label: 'Finance',
    meaning: 'Manages revenue and invoices.',
  },
  super_admin: {
    label: 'Super administrator',
    meaning: 'Manages staff accounts, views member passwords, confirms card payments.',
  },
}

/** Returns the label of a role. Members have one too, although nobody can be assigned that role. */
export const roleLabel = (role: Role): string =>
  texts[role]?.label ?? (role === 'profile_user' ? 'Members' : role)

/** The roles that can be assigned, in the order of the contract. A role without a text shows its name. */
export const roleTexts = staffRoles.map((role) => ({
  role,
  ...(texts[role] ?? { label: role, meaning: '' }),
}))
