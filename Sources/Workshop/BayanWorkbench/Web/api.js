// Requests to the command that serves this page.

export const language = document.documentElement.lang;

async function answer(response) {
  const body = await response.json().catch(() => ({ error: response.statusText }));
  return { status: response.status, body };
}

// Returns the status and the body of an answer; status 0 if the command doesn't answer.
export async function get(path, parameters = {}) {
  const query = new URLSearchParams({ language, ...parameters });
  try {
    return await answer(await fetch(`/api/${path}?${query}`));
  } catch {
    return { status: 0, body: { error: "" } };
  }
}

export async function post(path, body) {
  try {
    return await answer(await fetch(`/api/${path}?language=${language}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    }));
  } catch {
    return { status: 0, body: { error: "" } };
  }
}
