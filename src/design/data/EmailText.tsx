import { Fragment } from 'react'

/** An e-mail address, or a text that may hold one: where room is short, it wraps after the `@` rather than anywhere. */
export const EmailText = ({ children }: { children: string }) =>
  children.split('@').map((part, at) => (
    // the parts of a text are known by their place
    <Fragment key={at}>
      {at > 0 && (
        <>
          @<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
