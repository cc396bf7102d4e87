import { passwordRule } from '@bnr/contract/accounts/password'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mayDo, useSession } from '../../../accounts/session.ts'
import { profilesKey } from '../../../platform/queryClient.ts'
import { DoneDialog } from '../../../ui/DoneDialog.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { t } from '../../../ui/translation.ts'
import { Section } from '../../detail/Section.tsx'
import { AdminLine } from './AdminLine.tsx'
import { adminForm, type EditorProps } from './adminForm.tsx'
import { type AdminRow, adminRows } from './adminRows.ts'
import { sendPassword } from './calls.ts'
import { PasswordView } from './PasswordView.tsx'

/** The row never shows the password. A super administrator can open it, which the server logs. */
const passwordRow: AdminRow = {
  key: 'password',
  label: 'Password',
  permission: 'password.reset',
  shown: () => '••••••',
  Form: adminForm({ initial: () => '', Editor: NewPasswordEditor, send: sendPassword }),
  Extra: PasswordView,
}

const rows = [...adminRows, passwordRow]

/** The fields that only staff change, one by one. Staff without the permission for a field only read it. */
export default function AdminBlock({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const { user } = useSession()
  const [open, setOpen] = useState<string>()
  const [done, setDone] = useState<string>()

  function finish() {
    setDone(undefined)
    void client.invalidateQueries({ queryKey: profilesKey })
  }

  return (
    <Section id="admin" title={t('For staff')}>
      <dl>
        {rows.map((row) => (
          <AdminLine
            key={row.key}
            row={row}
            profile={profile}
            mayChange={mayDo(user, row.permission)}
            isOpen={open === row.key}
            onOpen={() => setOpen(row.key)}
            onClose={() => setOpen(undefined)}
            onDone={setDone}
          />
        ))}
      </dl>
      <DoneDialog message={done} onClose={finish} />
    </Section>
  )
}

function NewPasswordEditor({ profile: _, label: __, ...field }: EditorProps<string>) {
  return (
    <PasswordField
      {...field}
      label={t('New password')}
      description={t(passwordRule)}
      autoComplete="new-password"
    />
  )
}
