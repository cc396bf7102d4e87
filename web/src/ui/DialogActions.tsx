import type { ReactNode } from 'react'
import classes from './Dialog.module.css'

/** The buttons at the end of a dialog. On a low screen the content scrolls, and they stay visible. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)
