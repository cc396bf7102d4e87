import type { ReactNode } from 'react'
import { LogoMark } from '../ui/LogoMark.tsx'
import notice from '../ui/notice.module.css'
import { usePageTitle } from '../ui/usePageTitle.ts'
import classes from './StoryNotice.module.css'

export interface StoryNoticeProps {
  title: string
  /** Title of the page; `title` unless given. */
  pageTitle?: string
  children: ReactNode
}

/** Shown instead of a story, for example when a link has expired. */
export function StoryNotice({ title, pageTitle = title, children }: StoryNoticeProps) {
  usePageTitle(pageTitle)
  return (
    <div className={`${notice.notice} ${classes.notice}`}>
      <LogoMark className={notice.mark} />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
