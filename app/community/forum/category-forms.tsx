import { ReasonField } from "~/admin/audit/reason-field";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FlashMessage, type FlashText } from "~/ui/notice";
import type { Category } from "./categories.server";
import { CATEGORY_DESCRIPTION_LENGTH, CATEGORY_NAME_LENGTH } from "./forum-limits";

/** What was typed and refused, by the id of its category; "" of a new one. */
type Typed = Pick<Category, "id" | "name" | "description" | "hasAnswers"> & { reason: string };

interface CategoryFormsProps {
  categories: readonly Category[];
  refused: Typed | null;
  /** What was just done with one of them. */
  flash: FlashText | null;
}

/** A form for each category in its place, and one for another. */
export function CategoryForms({ categories, refused, flash }: CategoryFormsProps) {
  const typedOf = (id: string) => (refused?.id === id ? refused : null);
  return (
    <>
      {categories.map((category, index) => {
        const anchor = categoryAnchor(category.id);
        return (
          <section
            key={category.id}
            id={anchor}
            className="admin__section"
            aria-label={category.name}
          >
            <FlashMessage flash={flash?.at === anchor ? flash : null} isInside />
            <div className="admin__title">
              <h2 dir="auto">
                {category.name}{" "}
                {category.isArchived ? <span className="badge">Archived</span> : null}
              </h2>
              {categories.length > 1 ? (
                <MoveForm
                  category={category}
                  isFirst={index === 0}
                  isLast={index === categories.length - 1}
                />
              ) : null}
            </div>
            <CategoryFields category={category} typed={typedOf(category.id)} />
          </section>
        );
      })}
      <section className="admin__section" aria-labelledby="new-category">
        <h2 id="new-category">Another category</h2>
        <CategoryFields category={null} typed={typedOf("")} />
      </section>
    </>
  );
}

/** The id of the part of the page that is about a category. */
export function categoryAnchor(id: string): string {
  return `category-${id}`;
}

interface MoveFormProps {
  category: Category;
  isFirst: boolean;
  isLast: boolean;
}

/** Changes the place of a category in lists and choices. */
function MoveForm({ category: { id, name }, isFirst, isLast }: MoveFormProps) {
  return (
    <form method="post" className="admin__line">
      <input type="hidden" name="id" value={id} />
      <ReasonField of={`move ${name}`} id={`move-${id}`} />
      {isFirst ? null : (
        <Button type="submit" small name="intent" value="up">
          Move up
        </Button>
      )}
      {isLast ? null : (
        <Button type="submit" small name="intent" value="down">
          Move down
        </Button>
      )}
    </form>
  );
}

function CategoryFields({ category, typed }: { category: Category | null; typed: Typed | null }) {
  const id = category?.id ?? "";
  const shown = typed ?? category;
  return (
    <form method="post" className="stack">
      <input type="hidden" name="id" value={id} />
      <div className="admin__line">
        <Field
          label="Name"
          id={`name-${id}`}
          name="name"
          required
          maxLength={CATEGORY_NAME_LENGTH}
          defaultValue={shown?.name}
          autoComplete="off"
        />
        <Field
          label="What it is for"
          id={`description-${id}`}
          name="description"
          maxLength={CATEGORY_DESCRIPTION_LENGTH}
          defaultValue={shown?.description}
          autoComplete="off"
        />
      </div>
      <label className="admin__switch">
        <input type="checkbox" name="answers" defaultChecked={shown?.hasAnswers ?? false} />
        Who asks can accept a reply as the answer
      </label>
      <ReasonField of={category?.name ?? "Another category"} id={id} value={typed?.reason} />
      <div className="button-row">
        <Button type="submit" variant="primary" name="intent" value={category ? "save" : "add"}>
          {category ? "Save" : "Add it"}
        </Button>
        {category ? (
          <Button
            type="submit"
            name="intent"
            value={category.isArchived ? "reopen" : "archive"}
            formNoValidate
          >
            {category.isArchived ? "Open again" : "Archive"}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
