import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { dayShown } from '../ui/moments.ts'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import classes from './ShareDialog.module.css'
import { shareNatively } from './shareNatively.ts'

/** The ways to send a link that was just made. WhatsApp opens by its public address, with nothing but the link. */
export function NewLink({ link, expiresAt }: { link: string; expiresAt: string }) {
  const field = useRef<HTMLInputElement>(null)
  // The button that made the link is gone.
  useEffect(() => field.current?.focus(), [])
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toastSuccess(t('Link copied'))
    } catch {
      field.current?.select()
      toastError(t('Please copy the marked link yourself'))
    }
  }
  return (
    <div className="stack-3">
      <p role="status">{t('Your link works until {day}.', { day: dayShown(expiresAt) })}</p>
      <input
        ref={field}
        readOnly
        className={classes.link}
        aria-label={t('Link to the profile')}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row-3">
        {'share' in navigator && (
          <Button onClick={() => void shareNatively({ url: link })}>{t('Send the link')}</Button>
        )}
        <Button variant="outlined" icon={<IconLink size={20} aria-hidden />} onClick={() => void copy()}>
          {t('Copy link')}
        </Button>
        <ButtonLink
          variant="outlined"
          icon={<IconBrandWhatsapp size={20} aria-hidden />}
          to={`https://wa.me/?text=${encodeURIComponent(link)}`}
          target="_blank"
          rel="noreferrer noopener"
        >
          {t('WhatsApp')}
        </ButtonLink>
      </div>
    </div>
  )
}
