import { indianNumber } from '@bnr/contract/indianNumber'
import type { Assignment } from '@bnr/contract/profiles/assignment'
import { useState } from 'react'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useHandOver } from './handOverCalls.ts'

interface HandOverValues {
  assignment: Assignment
  /** Ids of accounts; nobody has the id 0. */
  from: number | ''
  to: number | ''
}

/** Submitting the form only asks for confirmation; `confirm` hands over. */
export function useHandOverForm(onClose: () => void) {
  const handOver = useHandOver()
  const [isAsking, setAsking] = useState(false)
  const form = useDialogForm<HandOverValues>(onClose, {
    initial: { assignment: 'teleStaffId', from: '', to: '' },
    check: ({ from, to }) => ({
      ...(from === '' && { from: t('Choose whose profiles to hand over') }),
      ...(to === '' && { to: t('Choose a person, or Nobody') }),
      ...(from !== '' && from === to && { to: t('Choose somebody else') }),
    }),
    send: () => {
      setAsking(true)
      return false
    },
  })

  const confirm = () =>
    form.run(async () => {
      const { assignment, from, to } = form.values
      if (from === '' || to === '') return
      const request = { assignment, from, to }
      const moved = await handOver.mutateAsync(request).finally(() => setAsking(false))
      toastSuccess(
        moved === 1
          ? t('1 profile handed over')
          : t('{count} profiles handed over', { count: indianNumber(moved) }),
      )
    })
  return { form, confirm, isAsking, stopAsking: () => setAsking(false) }
}
