import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import classes from './Toasts.module.css'
import { useToastPlace } from './toastPlace.ts'
import { dismissToast, type Toast, useToasts } from './toasts.ts'
import { t } from './translation.ts'

const autoClose = 5000

/**
 * Short messages that disappear after five seconds unless somebody points at them or focuses them. They appear at the
 * bottom right; on a phone, away from the control in use.
 */
export function Toasts() {
  const toasts = useToasts()
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  const place = useToastPlace(region, newest)

  // Reopened for each message, because the popover opened last lies above every dialog.
  useEffect(() => {
    const popover = region.current
    if (newest === undefined || !popover?.showPopover) return
    popover.showPopover()
    return () => popover.hidePopover()
  }, [newest])

  return (
    <section
      ref={region}
      popover="manual"
      className={place === 'above' ? `${classes.region} ${classes.above}` : classes.region}
      aria-label={t('Messages')}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast: { id, kind, message, link } }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    if (isPaused || link) return
    const timer = setTimeout(() => dismissToast(id), autoClose)
    return () => clearTimeout(timer)
  }, [isPaused, id, link])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the message while somebody reads it
    <div
      className={`${classes.toast} ${classes[kind]}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p role={kind === 'error' ? 'alert' : 'status'} className={classes.message}>
        {message}
        {link && (
          <>
            {' '}
            <a href={link.to} target="_blank" rel="noreferrer" onClick={() => dismissToast(id)}>
              {link.label}
            </a>
          </>
        )}
      </p>
      <button
        type="button"
        className={classes.close}
        aria-label={t('Close')}
        onClick={() => dismissToast(id)}
      >
        <IconX size={20} aria-hidden />
      </button>
    </div>
  )
}
