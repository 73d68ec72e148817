#!/usr/bin/env python3
"""One MobGRPO update of a vision model's LoRA adapter from the groups that `./phonebooth rollouts` wrote.

    python3 clients/python/examples/train_grpo.py rollouts/policy/groups.ndjson --model Qwen/Qwen2.5-VL-3B-Instruct \
        --adapter adapters/1 --update 1

The code that reads the groups and computes the advantages, the objective and its gradient is plain Python on lists. It needs no
other package. `src/learn` computes the same values, and tests compare the two. Only an update imports torch, transformers, peft
and Pillow: they compute the log-probabilities and propagate the gradient to the weights.

The objective is that of MobileGUI-RL (arXiv 2507.05720), section 3.3. Each trajectory has one reward. The advantage is
A = (R - mean R) / (std R + 1e-6), where std divides by G - 1. The sum over a group is divided by the number of all its tokens.
The other terms are 0.01 KL - 0.001 entropy.
"""

import argparse
import json
import math
import os
import sys

EPSILON = 1e-6
LEAST_DEVIATION = 1e-6

MOBGRPO = {"clipLow": 0.2, "clipHigh": 0.2, "kl": 0.01, "entropy": 0.001, "division": "group"}
GRPO = {"clipLow": 0.2, "clipHigh": 0.28, "kl": 0.01, "entropy": 0, "division": "member"}


# Reading


def read_groups(path, update=None):
    """Returns the groups of a file in its order, or only those of one update. An incomplete line is an error."""
    groups = []
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip() == "":
                continue
            try:
                group = json.loads(line)
            except ValueError as error:
                raise ValueError(f"{path}, line {number}: {error}") from error
            if update is None or group["update"] == update:
                groups.append(group)
    return groups


def requests_of(member):
    """Returns all requests of a trajectory to its model, in order."""
    return [asked for turn in member["turns"] for asked in turn["asked"]]


def standings(groups, keep_failed=False):
    """Computes {"dropped", "advantages"} of each group from its rewards."""
    return [
        standing(
            [{"reward": member["reward"], "success": member["verdict"]["success"]} for member in group["members"]],
            keep_failed,
        )
        for group in groups
    ]


# Advantages


def mean(numbers):
    return math.fsum(numbers) / len(numbers) if numbers else 0.0


def deviation(numbers):
    """Returns the sample standard deviation (n - 1); 0 for fewer than two values."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return math.sqrt(math.fsum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1))


def advantages(rewards):
    middle, scale = mean(rewards), deviation(rewards) + EPSILON
    return [(reward - middle) / scale for reward in rewards]


def standing(members, keep_failed=False):
    """Returns a group's advantages, or the reason why it has none: no-success or equal-rewards."""
    rewards = [member["reward"] for member in members]
    dropped = None
    if not keep_failed and not any(member["success"] for member in members):
        dropped = "no-success"
    elif deviation(rewards) < LEAST_DEVIATION:
        dropped = "equal-rewards"
    return {"dropped": dropped, "advantages": None if dropped else advantages(rewards)}


# The objective. A batch: {"groups": [{"members": [{"advantage", "tokens": [{"logProb", "oldLogProb", "refLogProb"?, "entropy"?}]}]}]}


def shares(batch, settings):
    """Yields (token, advantage, share) for every token. The shares of a batch add up to 1."""
    spoken = [[member for member in group["members"] if member["tokens"]] for group in batch["groups"]]
    spoken = [members for members in spoken if members]
    for members in spoken:
        everything = sum(len(member["tokens"]) for member in members)
        for member in members:
            among = everything if settings["division"] == "group" else len(members) * len(member["tokens"])
            for token in member["tokens"]:
                yield token, member["advantage"], 1 / (among * len(spoken))


def surrogate(token, advantage, settings):
    """Returns min(rho A, clip(rho) A), rho, and whether the clip applies."""
    ratio = math.exp(token["logProb"] - token["oldLogProb"])
    held = min(1 + settings["clipHigh"], max(1 - settings["clipLow"], ratio))
    clipped = held * advantage < ratio * advantage
    return (held if clipped else ratio) * advantage, ratio, clipped


def away(token):
    """Returns the reference model's log-probability minus the policy's, or 0 without a reference model."""
    return token["refLogProb"] - token["logProb"] if "refLogProb" in token else 0.0


def objective(batch, settings=None):
    """Returns the loss and its parts."""
    settings = settings or MOBGRPO
    policy, kl, entropy, clipped, count = [], [], [], 0, 0
    for token, advantage, share in shares(batch, settings):
        value, _, held = surrogate(token, advantage, settings)
        far = away(token)
        policy.append(-share * value)
        # expm1 is more precise than exp - 1 near 0.
        kl.append(share * (math.expm1(far) - far))
        entropy.append(share * token.get("entropy", 0.0))
        clipped += held
        count += 1
    parts = {"policy": math.fsum(policy), "kl": math.fsum(kl), "entropy": math.fsum(entropy)}
    loss = parts["policy"] + settings["kl"] * parts["kl"] - settings["entropy"] * parts["entropy"]
    return {"loss": loss, **parts, "clipped": clipped / count if count else 0.0}


def gradient(batch, settings=None):
    """Returns the gradient of the loss with respect to each token's log-probability and entropy, in the batch's order."""
    settings = settings or MOBGRPO
    found = []
    for token, advantage, share in shares(batch, settings):
        _, ratio, clipped = surrogate(token, advantage, settings)
        by_policy = 0.0 if clipped else -share * ratio * advantage
        by_kl = -settings["kl"] * share * math.expm1(away(token)) if "refLogProb" in token else 0.0
        by_entropy = -settings["entropy"] * share if "entropy" in token else 0.0
        found.append({"logProb": by_policy + by_kl, "entropy": by_entropy})
    return found


# The update. Everything below needs a GPU and its packages.


def chat(messages):
    """Converts messages for chat templates of vision models: placeholders for pictures, and the picture files in order."""
    files = []

    def part(each):
        if each.get("type") != "image_url":
            return each
        files.append(each["image_url"]["url"])
        return {"type": "image"}

    placed = []
    for message in messages:
        content = message.get("content")
        if isinstance(content, str) or content is None:
            content = [{"type": "text", "text": content or ""}]
        placed.append({**message, "content": [part(each) for each in content]})
    return placed, files


def answer(reply):
    """Returns the model's text as in its chat template; calls are JSON in the tags that most templates use."""
    thought = f"<think>{reply['reasoning']}</think>" if reply["reasoning"] else ""
    calls = "".join(
        f"\n<tool_call>\n{json.dumps({'name': call['name'], 'arguments': json.loads(call['args'] or '{}')})}\n</tool_call>"
        for call in reply["calls"]
    )
    return f"{thought}{reply['text']}{calls}"


class Policy:
    """A vision model with a LoRA adapter: log-probabilities and entropies of answers, and one step of Adam."""

    def __init__(self, name, adapter, rank, rate):
        import torch
        from peft import LoraConfig, PeftModel, get_peft_model
        from transformers import AutoModelForImageTextToText, AutoProcessor

        self.torch = torch
        self.processor = AutoProcessor.from_pretrained(name)
        base = AutoModelForImageTextToText.from_pretrained(name, torch_dtype=torch.bfloat16, device_map="auto")
        if adapter:
            self.model = PeftModel.from_pretrained(base, adapter, is_trainable=True)
        else:
            projections = ["q_proj", "k_proj", "v_proj", "o_proj"]
            self.model = get_peft_model(base, LoraConfig(r=rank, lora_alpha=2 * rank, target_modules=projections))
        self.model.gradient_checkpointing_enable()
        self.model.enable_input_require_grads()
        trained = [each for each in self.model.parameters() if each.requires_grad]
        self.adam = torch.optim.AdamW(trained, lr=rate, betas=(0.9, 0.999), weight_decay=0.01)
        self.trained = trained

    def tokens(self, request, folder):
        """Returns log p and entropy of every token of the answer, as tensors with gradients."""
        from PIL import Image

        messages, files = chat(request["messages"])
        prompt = self.processor.apply_chat_template(
            messages, tools=request["tools"], tokenize=False, add_generation_prompt=True
        )
        pictures = [Image.open(os.path.join(folder, name)).convert("RGB") for name in files] or None
        said = answer(request["reply"]) + (self.processor.tokenizer.eos_token or "")
        before = self.processor(text=[prompt], images=pictures, return_tensors="pt")["input_ids"].shape[1]
        inputs = self.processor(text=[prompt + said], images=pictures, return_tensors="pt").to(self.model.device)
        logits = self.model(**inputs).logits[0, before - 1 : -1].float()
        logs = self.torch.log_softmax(logits, dim=-1)
        chosen = inputs["input_ids"][0, before:]
        return logs.gather(1, chosen.unsqueeze(1)).squeeze(1), -(logs.exp() * logs).sum(-1)

    def reference(self, request, folder):
        """Returns log p without the adapter."""
        with self.torch.no_grad(), self.model.disable_adapter():
            return self.tokens(request, folder)[0].tolist()

    def pull(self, request, folder, slopes):
        """Propagates the gradients for an answer's tokens back to the weights and adds them to the weights' gradients."""
        logs, entropy = self.tokens(request, folder)
        slope = lambda key: self.torch.tensor([each[key] for each in slopes], device=logs.device)
        (slope("logProb") * logs + slope("entropy") * entropy).sum().backward()

    def step(self):
        self.torch.nn.utils.clip_grad_norm_(self.trained, 1.0)
        self.adam.step()
        self.adam.zero_grad()


def update(policy, groups, settings, keep_failed, folder):
    """Does one pass over the groups and one optimizer step. Returns the loss before the step, or None if all groups are dropped."""
    batch, asked = {"groups": []}, []
    for group, worth in zip(groups, standings(groups, keep_failed)):
        if worth["dropped"]:
            continue
        members = []
        for member, advantage in zip(group["members"], worth["advantages"]):
            tokens = []
            for request in requests_of(member):
                with policy.torch.no_grad():
                    logs, entropy = policy.tokens(request, folder)
                # The policy that is trained also played the groups, so its current log-probabilities are also the old
                # ones.
                rows = zip(logs.tolist(), policy.reference(request, folder), entropy.tolist())
                own = [
                    {"logProb": now, "oldLogProb": now, "refLogProb": before, "entropy": width} for now, before, width in rows
                ]
                asked.append((request, len(own)))
                tokens.extend(own)
            members.append({"advantage": advantage, "tokens": tokens})
        batch["groups"].append({"members": members})
    if not asked:
        return None
    slopes, at = gradient(batch, settings), 0
    for request, count in asked:
        policy.pull(request, folder, slopes[at : at + count])
        at += count
    policy.step()
    return objective(batch, settings)


def main():
    parser = argparse.ArgumentParser(description="One update of a LoRA adapter from groups of rollouts.")
    parser.add_argument("groups", help="groups.ndjson; its images lie beside it")
    parser.add_argument("--model", required=True, help="a vision model of 2 to 4 B, by name or path")
    parser.add_argument("--adapter", required=True, help="a new folder for the adapter")
    parser.add_argument("--from", dest="before", help="the adapter that played; without it a new one is begun")
    parser.add_argument("--update", type=int, help="only the groups of this update")
    parser.add_argument("--objective", choices=["mobgrpo", "grpo"], default="mobgrpo")
    parser.add_argument("--keep-failed", action="store_true", help="groups without a success, too")
    parser.add_argument("--rate", type=float, default=1e-6, help="learning rate")
    parser.add_argument("--rank", type=int, default=16)
    wish = parser.parse_args()
    groups = read_groups(wish.groups, wish.update)
    if not groups:
        sys.exit(f"{wish.groups} holds no group of this update")
    settings = MOBGRPO if wish.objective == "mobgrpo" else GRPO
    policy = Policy(wish.model, wish.before, wish.rank, wish.rate)
    keep_failed = wish.keep_failed or wish.objective == "grpo"
    done = update(policy, groups, settings, keep_failed, os.path.dirname(os.path.abspath(wish.groups)))
    if done is None:
        sys.exit("Every group is dropped: there is nothing to learn from")
    policy.model.save_pretrained(wish.adapter)
    path = os.path.abspath(wish.adapter)
    print(json.dumps(done))
    print(f"The adapter is in {path}. A vLLM that was started with --enable-lora and VLLM_ALLOW_RUNTIME_LORA_UPDATING=True takes it by:")
    print("  curl $URL/v1/unload_lora_adapter -H 'content-type: application/json' -d '{\"lora_name\": \"policy\"}'")
    load = json.dumps({"lora_name": "policy", "lora_path": path})
    print(f"  curl $URL/v1/load_lora_adapter -H 'content-type: application/json' -d '{load}'")


if __name__ == "__main__":
    main()
