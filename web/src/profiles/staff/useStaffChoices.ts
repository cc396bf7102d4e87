import { indianNumber } from '@bnr/contract/indianNumber'
import type { Assignment } from '@bnr/contract/profiles/assignment'
import type { Choices } from '../../reference/calls.ts'
import { t } from '../../ui/translation.ts'
import { useStaffList } from './useStaffList.ts'

/** No member of staff has this id. */
export const nobody = '0'

/** The staff who can look after a profile, each with their number of profiles, and Nobody. */
export function useStaffChoices(assignment: Assignment): Choices {
  const { data = [], isLoading, isError, refetch } = useStaffList(assignment)
  const staff = data.map(({ id, name, load }) => ({
    value: String(id),
    label: t('{name} ({load})', { name, load: indianNumber(load) }),
  }))
  return {
    items: data,
    choices: [{ value: nobody, label: t('Nobody') }, ...staff],
    isPending: isLoading,
    isError,
    retry: () => void refetch(),
  }
}
