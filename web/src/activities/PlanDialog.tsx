import { Navigate } from 'react-router'
import { firstKnown } from '../platform/knownPaths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './dialogs.module.css'

/** What the membership does not give leads to the plans; until they can be bought here, to what they offer. */
export default function PlanDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const { t } = useTranslation()
  if (firstKnown('/packages')) return <Navigate to="/packages" state={{ message }} />
  return (
    <Dialog open title={t(message)} onClose={onClose}>
      <PlanNeeded />
    </Dialog>
  )
}

export function PlanNeeded() {
  const { t } = useTranslation()
  return (
    <>
      <p>
        {t(
          'This is part of our membership plans: with one you shortlist profiles, express interest and view phone numbers.',
        )}
      </p>
      <div className={classes.actions}>
        <ButtonLink to="/membership">{t('See membership plans')}</ButtonLink>
      </div>
    </>
  )
}
