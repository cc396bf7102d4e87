import type { Permission } from '@bnr/contract/access'
import { birthDateShown } from '@bnr/contract/dates'
import { type AdminField, adminFields, phoneLabel } from '@bnr/contract/profiles/admin'
import { genderChangedBy } from '@bnr/contract/profiles/conditions'
import { phoneShown } from '@bnr/contract/profiles/facts/shown'
import { genderWords } from '@bnr/contract/profiles/gender'
import { openingsADay } from '@bnr/contract/profiles/openings'
import type { Profile } from '@bnr/contract/profiles/profile'
import { type ComponentType, createElement } from 'react'
import { currentSession, mayDo } from '../../../accounts/session.ts'
import { DoNotCall } from '../../../ui/PhoneNumber.tsx'
import type { Consequence } from './adminForm.tsx'
import { type AdminFormProps, adminForm, type Parts } from './adminForm.tsx'
import { sendField, sendPhone } from './calls.ts'
import {
  BirthDateEditor,
  GenderEditor,
  listEditor,
  OpeningsEditor,
  PhoneEditor,
  staffEditor,
} from './editors.tsx'

export interface AdminRow {
  key: string
  label: string
  permission: Permission
  /** Returns the current value; without one, the row shows 'Not given'. */
  shown: (profile: Profile) => string | null | undefined
  /** The list with the labels of the keys that `shown` returns. */
  list?: 'profileSources'
  Form: ComponentType<AdminFormProps>
  /** A further action, next to Change. */
  Extra?: ComponentType<{ profile: Profile }>
}

type Field = Pick<AdminRow, 'shown' | 'list'> &
  Pick<Parts<string>, 'Editor' | 'consequence'> & {
    /** Returns the form's initial value if it differs from the shown one. */
    initial?: (profile: Profile) => string
  }

const fields: Record<AdminField, Field> = {
  createdFor: {
    shown: ({ basic }) => basic?.createdFor,
    Editor: listEditor('createdFors'),
    consequence: changedGender,
  },
  profileSource: {
    shown: ({ basic }) => basic?.profileSource,
    list: 'profileSources',
    Editor: listEditor('profileSources'),
  },
  dateOfBirth: {
    shown: ({ basic }) => (basic?.dateOfBirth ? birthDateShown(basic.dateOfBirth) : undefined),
    initial: ({ basic }) => basic?.dateOfBirth ?? '',
    Editor: BirthDateEditor,
  },
  gender: {
    shown: ({ basic }) => basic?.genderLabel,
    initial: ({ basic }) => basic?.gender ?? '',
    Editor: GenderEditor,
  },
  createdBy: { shown: ({ basic }) => basic?.createdBy, Editor: listEditor('createdBy') },
  teleStaffId: {
    shown: ({ teleStaffName }) => teleStaffName,
    initial: ({ teleStaffId }) => String(teleStaffId ?? 0),
    Editor: staffEditor('teleStaffId'),
  },
  careStaffId: {
    shown: ({ careStaffName }) => careStaffName,
    initial: ({ careStaffId }) => String(careStaffId ?? 0),
    Editor: staffEditor('careStaffId'),
  },
  dailyOpenings: {
    shown: ({ dailyOpenings }) => String(dailyOpenings ?? openingsADay),
    Editor: OpeningsEditor,
  },
}

function fieldRow(name: AdminField): AdminRow {
  const {
    shown,
    list,
    Editor,
    consequence,
    initial = (profile: Profile) => shown(profile) ?? '',
  } = fields[name]
  const { label, permission } = adminFields[name]
  const Form = adminForm({ initial, Editor, consequence, send: sendField(name) })
  return { key: name, label, permission, shown, ...(list && { list }), Form }
}

const phoneRow: AdminRow = {
  key: 'phone',
  label: phoneLabel,
  permission: 'admin.phone',
  shown: ({ basic }) => phoneShown(basic?.phone),
  Extra: ({ profile }) => profile.doNotCall && createElement(DoNotCall),
  Form: adminForm({
    initial: ({ basic }) => ({
      countryCode: basic?.phone?.countryCode ?? '91',
      number: basic?.phone?.number ?? '',
    }),
    Editor: PhoneEditor,
    send: sendPhone,
  }),
}

/** Every row of the admin block, from the contract's table. Each row's permission decides who may change it. */
export const adminRows: readonly AdminRow[] = [
  ...(Object.keys(adminFields) as AdminField[]).map(fieldRow),
  phoneRow,
]

/**
 * Returns the consequence of a created-for that implies another gender. Without the permission to change the gender,
 * returns nothing and leaves the refusal to the server.
 */
function changedGender(profile: Profile, createdFor: string): Consequence | undefined {
  const gender = genderChangedBy(createdFor, profile)
  if (!gender || !mayDo(currentSession().user, adminFields.gender.permission)) return undefined
  return {
    title: 'Change the gender too?',
    text: 'A profile created for {createdFor} is {gender}. The gender of {name} changes as well.',
    params: { createdFor, gender: genderWords[gender].toLowerCase(), name: profile.basic?.name ?? '' },
  }
}
