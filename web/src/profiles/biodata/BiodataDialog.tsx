import { biodata } from '@bnr/contract/profiles/biodata'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useSaving } from '../../platform/download.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import classes from './BiodataDialog.module.css'

export const useDownloadBiodata = (profileId: number) =>
  useSaving((contact: boolean) => call(biodata, { params: { id: profileId }, query: { contact } }))

export interface BiodataDialogProps {
  profileId: number
  onClose: () => void
}

/** Asks each time whether the biodata includes contact details; the default leaves them out. */
export default function BiodataDialog({ profileId, onClose }: BiodataDialogProps) {
  const [choice, setChoice] = useState<'with' | 'without'>('without')
  const { mutate, isPending, error } = useDownloadBiodata(profileId)
  const onSuccess = () => {
    toastSuccess(t('Biodata downloaded'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('Download biodata')}
      confirmLabel={t('Download')}
      busy={isPending}
      onConfirm={() => mutate(choice === 'with', { onSuccess })}
      onClose={onClose}
    >
      <div className="stack-4">
        <RadioCards
          label={t('Contact details')}
          value={choice}
          onChange={setChoice}
          cards={[
            {
              value: 'without',
              label: t('Leave them out'),
              description: t('Choose this for families you do not know yet'),
            },
            {
              value: 'with',
              label: t('Include them'),
              description: t('Phone numbers, e-mail, contact person and full address'),
            },
          ]}
        />
        <p className="note">{t('A PDF of one or two pages, ready to print or send.')}</p>
        <p role="alert" className={classes.problem}>
          {error && t(error.message)}
        </p>
      </div>
    </ConfirmDialog>
  )
}
