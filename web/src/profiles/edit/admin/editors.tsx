import type { Assignment } from '@bnr/contract/profiles/assignment'
import { openingsADay } from '@bnr/contract/profiles/openings'
import type { SettingName } from '@bnr/contract/reference/names'
import { useBirthYearRanges, useCountryCodes, useSetting } from '../../../reference/calls.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../../ui/fields/choice.ts'
import { DateOfBirthField } from '../../../ui/fields/DateOfBirthField.tsx'
import { DigitsField } from '../../../ui/fields/DigitsField.tsx'
import { type Phone, PhoneField } from '../../../ui/fields/PhoneField.tsx'
import { t } from '../../../ui/translation.ts'
import { birthYears } from '../../fields/birthYears.ts'
import { nobody, useStaffChoices } from '../../staff/useStaffChoices.ts'
import type { EditorProps } from './adminForm.tsx'

export const listEditor = (list: SettingName) =>
  function ListEditor({ profile: _, ...field }: EditorProps<string>) {
    const { choices } = useSetting(list)
    return <ChoiceField {...field} choices={withNone(t('Select'), choices)} />
  }

export const staffEditor = (assignment: Assignment) =>
  function StaffEditor({ profile, ...field }: EditorProps<string>) {
    const { choices } = useStaffChoices(assignment)
    const assigned = String(profile[assignment] ?? nobody)
    const isListed = choices.some(({ value }) => value === assigned)
    // Somebody who has left cannot be chosen again, but without an entry the field would show Nobody.
    const former = { value: assigned, label: profile[names[assignment]] ?? '', disabled: true }
    return <ChoiceField {...field} choices={isListed ? choices : [...choices, former]} />
  }

const names = { teleStaffId: 'teleStaffName', careStaffId: 'careStaffName' } as const

export function GenderEditor({ profile: _, ...field }: EditorProps<string>) {
  const choices = [
    { value: 'f', label: t('Female') },
    { value: 'm', label: t('Male') },
  ]
  return <ChoiceField {...field} choices={choices} />
}

export function BirthDateEditor({ profile, ...field }: EditorProps<string>) {
  const { ranges } = useBirthYearRanges()
  return <DateOfBirthField {...field} {...birthYears(profile.basic?.gender, ranges)} />
}

export function OpeningsEditor({ profile: _, ...field }: EditorProps<string>) {
  const description = t('Full profiles this member can open in a day. Enter 0 for the usual limit: {usual}', {
    usual: openingsADay,
  })
  return <DigitsField {...field} description={description} maxLength={4} />
}

export function PhoneEditor({ profile: _, ...field }: EditorProps<Phone>) {
  const { choices } = useCountryCodes()
  return <PhoneField {...field} countryCodes={choices} />
}
