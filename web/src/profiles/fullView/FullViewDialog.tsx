import { errors } from '@bnr/contract/errors'
import type { FullViewStep } from '@bnr/contract/profiles/fullView'
import { Dialog } from '../../ui/Dialog.tsx'
import { t } from '../../ui/translation.ts'
import classes from './FullViewDialog.module.css'
import { NextStep } from './NextStep.tsx'

/** Tells a member why a part is covered, and what to do next. */
export default function FullViewDialog({ step, onClose }: { step: FullViewStep; onClose: () => void }) {
  return (
    <Dialog open title={t('See full profiles')} onClose={onClose}>
      <p>{t(errors[step].message)}</p>
      <div className={classes.action}>
        <NextStep step={step} onTaken={onClose} />
      </div>
    </Dialog>
  )
}
