import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { LogoMark } from '../../ui/LogoMark.tsx'
import notice from '../../ui/notice.module.css'
import classes from './Notice.module.css'

export interface NoticeProps {
  title: string
  children?: ReactNode
  backLabel: string
  backTo?: string
}

/** A page with one message and a link back. */
export function Notice({ title, children, backLabel, backTo = '/home' }: NoticeProps) {
  return (
    <div className={notice.notice}>
      <LogoMark className={notice.mark} />
      <h1 tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {children}
      <ButtonLink to={backTo} variant="outlined" className={classes.back}>
        {backLabel}
      </ButtonLink>
    </div>
  )
}
