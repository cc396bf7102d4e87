import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'
import { useSetting } from '../../reference/calls.ts'

/** The statuses by their labels, as they stand on every profile. */
export function useStatuses() {
  const list = useSetting('profileStatuses')
  const choices = list.choices.map(({ value }) => ({
    value,
    label: statusLabels[value as ProfileStatus] ?? value,
  }))
  return { ...list, choices }
}
