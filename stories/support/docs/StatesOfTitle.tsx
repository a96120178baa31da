import { idOfTitle, statesAddress } from '../workbench'

type Shown = { id: string; name: string; parameters: object }

/** Storybook fills it from the comment above a story. */
type Documented = { docs?: { description?: { story?: string } } }

/** As large as the links in it. */
const LINE = { fontSize: 14 }

/** The states of a title as links, and what each shows. */
export const StatesOfTitle = ({ stories }: { stories: readonly Shown[] }) => (
  <>
    <p>
      {stories.length} states.{' '}
      <a href={statesAddress(idOfTitle(stories[0]?.id ?? ''))} target="_top">
        All of them on one sheet
      </a>
    </p>
    <ul>
      {stories.map(({ id, name, parameters }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
          <Shows {...(parameters as Documented)} />
        </li>
      ))}
    </ul>
  </>
)

const Shows = ({ docs }: Documented) => docs?.description?.story && <span style={LINE}>: {docs.description.story}</span>
