import { matchPath, useLocation } from 'react-router'
import { publicUrl } from '../platform/settings.ts'
import { screens } from '../screens/screens.ts'

/** The one address under which search engines know a page, and the picture that a shared link shows. */
export function PageAddress() {
  const { pathname } = useLocation()
  const screen = screens.find(({ path, indexed }) => indexed && matchPath(path, pathname))
  if (!screen) return null
  const address = publicUrl + pathname.replace(/\/+$/, '')
  return (
    <>
      <link rel="canonical" href={address} />
      {!screen.path.includes(':') && <SharedLink address={address} />}
    </>
  )
}

const picture = `${publicUrl}/share.png`

function SharedLink({ address }: { address: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="BNR Matrimony" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="A bride and a groom before a church window" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
    </>
  )
}
