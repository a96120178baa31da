import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Banner } from '~/design/feedback/Banner'
import { ExternalButton } from '~/features/shared/links'
import { useNow } from '~/features/shared/Moment'
import { useSpokenLanguage } from '~/i18n/language'
import type { JsonObject } from '~/platform/json'
import { safeLocalStorage } from '~/platform/storage'

import { announcementMistakes, hashOf, readAnnouncement, textIn } from './announcement'

const DISMISSED_KEY = 'announcement-dismissed'

type AnnouncementBannerProps = {
  /** `announcement` of `config.json`. */
  content: JsonObject
  /** Shown when there is nothing to announce. */
  children: ReactNode
}

/** What the provider announces, from its start to its end. A user who dismisses it sees only a changed one again. */
export function AnnouncementBanner({ content, children }: AnnouncementBannerProps) {
  const now = useNow()
  const language = useSpokenLanguage()
  const [dismissed, setDismissed] = useState(() => safeLocalStorage.getItem(DISMISSED_KEY))
  const announcement = readAnnouncement(content)
  const hash = hashOf(content)

  useEffect(() => {
    const wrong = announcementMistakes(content)
    if (wrong.length > 0) console.info(`config.json: in announcement, ignored ${wrong.join(', ')}`)
  }, [content])

  if (!announcement || dismissed === hash || now < announcement.from || now >= announcement.until) return children

  const { lang, text } = textIn(announcement, language)
  return (
    <Banner
      key={hash}
      severity={announcement.severity}
      action={
        announcement.link && (
          <ExternalButton href={announcement.link} size="small">
            <FormattedMessage id="frame.banner.more" />
          </ExternalButton>
        )
      }
      onDismiss={() => {
        safeLocalStorage.setItem(DISMISSED_KEY, hash)
        setDismissed(hash)
      }}
    >
      <span lang={lang}>{text}</span>
    </Banner>
  )
}
