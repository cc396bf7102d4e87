import { toastSuccess } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useSession } from '../session.ts'
import { resume } from '../sessionKeeper.ts'
import { type StaffMember, useChangeStaff, useCreateStaff } from './calls.ts'
import { accountOf, changeOf, type StaffValues } from './staffForm.ts'

/** Makes the account, or saves what was changed of it. */
export function useSaveStaff(member: StaffMember | undefined, onSaved: () => void) {
  const { t } = useTranslation()
  const { user } = useSession()
  const create = useCreateStaff()
  const change = useChangeStaff()

  async function add(values: StaffValues) {
    const { name } = await create.mutateAsync(accountOf(values))
    toastSuccess(t('{name} can log in now', { name }))
  }

  async function save(held: StaffMember, values: StaffValues) {
    const wanted = changeOf(held, values)
    if (Object.keys(wanted).length === 0) return
    const { name } = await change.mutateAsync({ id: held.id, change: wanted })
    toastSuccess(t('The account of {name} is saved', { name }))
    // The menu and the name in it follow when it was one's own account.
    if (held.id === user?.userId) await resume()
  }

  return async (values: StaffValues) => {
    await (member ? save(member, values) : add(values))
    onSaved()
  }
}
