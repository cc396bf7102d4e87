import type { Reply } from '@bnr/contract/endpoint'
import { indianNumber } from '@bnr/contract/indianNumber'
import type { Assignment, staffLists } from '@bnr/contract/profiles/assignment'
import type { Choices } from '../../reference/calls.ts'
import type { Choice } from '../../ui/fields/choice.ts'
import { t } from '../../ui/translation.ts'
import { useStaffList } from './useStaffList.ts'

/** No member of staff has this id. */
export const nobody = '0'

export function staffChoices(staff: Reply<(typeof staffLists)[Assignment]>): Choice[] {
  const named = staff.map(({ id, name, load }) => ({
    value: String(id),
    label: t('{name} ({load})', { name, load: indianNumber(load) }),
  }))
  return [{ value: nobody, label: t('Nobody') }, ...named]
}

/** The staff who can look after a profile, each with their number of profiles, and Nobody. */
export function useStaffChoices(assignment: Assignment): Choices {
  const { data = [], isLoading, isError, refetch } = useStaffList(assignment)
  return {
    items: data,
    choices: staffChoices(data),
    isPending: isLoading,
    isError,
    retry: () => void refetch(),
  }
}
