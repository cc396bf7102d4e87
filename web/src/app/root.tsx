import './tokens.css'
import './base.css'
import './fonts.css'
import './offline/MissingScreen.tsx'
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { LoginHost } from '../accounts/LoginHost.tsx'
import { openSession } from '../accounts/openSession.ts'
import { viewerScript } from '../accounts/viewer.ts'
import { rememberPaths } from '../platform/knownPaths.ts'
import { deterDevtools } from '../platform/settings.ts'
import { currentPage } from '../platform/visit.ts'
import { screens } from '../screens/screens.ts'
import { narrowMenuScript } from '../shell/narrowMenu.ts'
import { ArchShape } from '../ui/ArchedFrame.tsx'
import { colorSchemeScript } from '../ui/colorScheme.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { textSizeAttribute, textSizeScript } from '../ui/textSize.ts'
import { useLanguage } from '../ui/translation.ts'
import { activatePage, earlyScript } from './earlyScript.ts'
import { fontsScript } from './fonts.ts'
import { Guard } from './Guard.tsx'
import { registrationScript } from './offline/registration.ts'
import { PageAddress } from './PageAddress.tsx'
import { useLateFonts } from './useLateFonts.ts'

const Deterrence = lazy(async () => ({ default: (await import('./deterrence/Deterrence.tsx')).Deterrence }))

/**
 * Loads the deterrence only if the installation asks for it, and after the first render, because prerendered pages
 * know no settings.
 */
function DeterrenceHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(deterDevtools), [])
  if (!wanted) return null
  return (
    <Suspense>
      <Deterrence />
    </Suspense>
  )
}

export { PageFailure as ErrorBoundary } from './PageFailure.tsx'

export const links: LinksFunction = () => [
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** For screens without a title of their own. */
export const meta = () => [{ title: 'BNR Matrimony' }]

/**
 * One scope for all scripts, so that later ones use what earlier ones found out and the page's own scripts see none
 * of it. Only the server's bundle contains it, because the browser gets it with the page and never runs it again.
 */
const headScript = import.meta.env.SSR
  ? `(function(){${[
      colorSchemeScript,
      textSizeScript,
      viewerScript,
      earlyScript(),
      narrowMenuScript,
      fontsScript,
      ...(import.meta.env.PROD ? [registrationScript] : []),
    ].join('\n')}})()`
  : ''

/** Only the server says it, which knows the member before it writes the page. */
const sizeOfAccount = () => ({ [textSizeAttribute]: currentPage()?.user?.textSize })

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...sizeOfAccount()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1c1517" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the content security policy contains its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <PageAddress />
        <Links />
      </head>
      <body>
        <ArchShape />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

rememberPaths(screens.map((screen) => screen.path))

/** Before the first render, so that the session's data loads in parallel with the page's. */
if (!import.meta.env.SSR) void openSession()

export default function Root() {
  useEffect(activatePage, [])
  useLateFonts()
  return (
    <Fragment key={useLanguage()}>
      <Guard>
        <Outlet />
      </Guard>
      <LoginHost />
      <DeterrenceHost />
      <Toasts />
    </Fragment>
  )
}
