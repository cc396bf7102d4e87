import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import classes from './Dialog.module.css'
import { t } from './translation.ts'

export interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  /**
   * `drawer` slides in from the side and is as tall as the screen; `wide` has room for two columns; `sheet` rises from
   * the bottom of a phone and is a card on larger screens.
   */
  shape?: 'card' | 'drawer' | 'wide' | 'sheet'
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, title, onClose, children, shape = 'card' }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  /**
   * Closes on Escape ourselves: the browser returns the focus before it reports the closing, so a quick press on the button
   * that opens the dialog would be lost. A file field in the dialog also sends this event, when no file is chosen.
   */
  function closeOnEscape(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  /** The browser reports a closing late; ignore it if the dialog has been opened again since. */
  const reportClosed = () => open && !dialog.current?.open && onClose()

  // A dialog that is removed while open would not return the focus.
  useLayoutEffect(() => {
    const box = dialog.current
    return () => box?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it from the keyboard; the click only serves the backdrop
    <dialog
      ref={dialog}
      className={`${classes.dialog} ${classes[shape]}`}
      aria-labelledby={titleId}
      onCancel={closeOnEscape}
      onClose={reportClosed}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className={classes.content}>
          <div className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            <button type="button" className={classes.close} aria-label={t('Close')} onClick={onClose}>
              <IconX size={22} aria-hidden />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
