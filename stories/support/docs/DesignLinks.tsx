type Shown = { id: string; name: string; parameters: object }

/** `parameters.design` of a story, or of the `meta` of its file: an address in a design tool. */
type Designed = { design?: string }

const designOf = ({ parameters }: Shown) => (parameters as Designed).design

/** The drawings of a title, and which of its stories each shows, if not all of them. */
export function DesignLinks({ stories }: { stories: readonly Shown[] }) {
  const addresses = [...new Set(stories.flatMap((story) => designOf(story) ?? []))]
  return addresses.map((address) => {
    const shown = stories.filter((story) => designOf(story) === address)
    return (
      <p key={address}>
        <a href={address} target="_blank" rel="noreferrer">
          Design
        </a>
        {shown.length < stories.length && `: ${shown.map(({ name }) => name).join(', ')}`}
      </p>
    )
  })
}
